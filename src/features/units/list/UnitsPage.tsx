import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../kernel/lazy-component';
import { useCan } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { aboveUnit, allUnits, unitList, unitsView } from '../api';
import { useUnitColumns, useUnitGroups } from './use-unit-columns';
import { unitListWords } from './words';

// Only who selects something needs what can be done with it.
const UnitActs = lazyComponent(() => import('./UnitActs'), 'UnitActs');

export const { handle, loader } = listRoute({ view: unitsView, list: unitList, title: unitListWords, scope: 'units' });

/** All units, as the address says. Whoever manages them opens one to change it. */
export function Component() {
  const isManager = useCan()('manage:units');
  const { data: units = [] } = useQuery(allUnits());
  const above = new Set(units.map(({ parent }) => parent?.id));
  return (
    <ListPage
      address={paths.adminUnits()}
      view={unitsView}
      list={unitList}
      words={unitListWords}
      columns={useUnitColumns()}
      groups={useUnitGroups()}
      above={aboveUnit}
      href={isManager ? ({ id }) => paths.adminUnit({ unitId: id }) : undefined}
      options={{ parent: units.filter(({ id }) => above.has(id)) }}
      create={{ permission: 'manage:units', to: paths.createUnit() }}
      acts={isManager ? UnitActs : undefined}
      scope="units"
    />
  );
}
