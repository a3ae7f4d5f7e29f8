import { lazyComponent } from '../../kernel/lazy-component';
import { useCan } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { useUnitChoices } from '../../units/public';
import { wabaList, wabasView } from '../data/wabas';
import { useWabaColumns, useWabaGroups } from './use-waba-columns';
import { wabaListWords } from './words';

// Only who selects something needs what can be done with it.
const WabaActs = lazyComponent(() => import('./WabaActs'), 'WabaActs');

export const { handle, loader } = listRoute({ view: wabasView, list: wabaList, title: wabaListWords, scope: 'wabas' });

/** All WhatsApp accounts, as the address says. Whoever manages them opens one to change it. */
export function Component() {
  const isManager = useCan()('manage:wabas');
  return (
    <ListPage
      address={paths.wabas()}
      view={wabasView}
      list={wabaList}
      words={wabaListWords}
      columns={useWabaColumns()}
      groups={useWabaGroups()}
      href={isManager ? ({ id }) => paths.waba({ wabaId: id }) : undefined}
      options={{ unit: useUnitChoices() }}
      create={{ permission: 'manage:wabas', to: paths.createWaba() }}
      acts={isManager ? WabaActs : undefined}
      scope="wabas"
    />
  );
}
