import { unitFields } from '#domain/unit-fields';
import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { useZoneName } from '../../kernel/time-zones/names';
import { useFieldLabels } from '../../kit/form/field-labels';
import { csvColumns, type ListColumn, nameColumn, TwoLines } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import { type Unit, unitTypes } from '../api';
import { unitWords } from '../words';

/** What a table, a card and a file say of units. */
export function useUnitColumns(): ListColumn<Unit>[] {
  const t = useWords(unitWords);
  const zoneName = useZoneName();
  const use = ({ is_active }: Unit) => t(is_active ? 'use.active' : 'use.inactive');
  const city = ({ address: { city, uf } }: Unit) => [city, uf].filter(Boolean).join('/');
  const zone = ({ time_zone }: Unit) =>
    time_zone === 'America/Sao_Paulo' ? null : t('zoneOf', { city: zoneName(time_zone) });
  const label = useFieldLabels(unitFields);
  return [
    nameColumn(label('name'), ({ code }) => code),
    { id: 'type', label: label('type'), width: 'fit', text: ({ type }) => t(`type.${type}`) },
    {
      id: 'city',
      label: label('address.city'),
      text: city,
      cell: (unit) => (city(unit) || zone(unit)) && <TwoLines text={city(unit)} note={zone(unit)} />,
    },
    { id: 'manager', label: label('manager_id'), text: ({ manager }) => manager?.name },
    { id: 'users', label: t('people'), isNumeric: true, width: 'fit', text: ({ users_count }) => users_count },
    {
      id: 'use',
      label: t('use.label'),
      width: 'fit',
      text: use,
      cell: (unit) => <Badge tone={unit.is_active ? 'positive' : 'neutral'}>{use(unit)}</Badge>,
    },
    ...csvColumns<Unit, typeof unitFields>(unitFields, label),
    { id: 'above', label: label('parent_id'), isInFileOnly: true, text: ({ parent }) => parent?.name },
  ];
}

/** What units are put together by. */
export function useUnitGroups(): Record<string, GroupBy<Unit>> {
  const t = useWords(unitWords);
  return {
    type: { of: ({ type }) => ({ id: type }), order: unitTypes, nameOf: (id) => t(`type.${id as Unit['type']}`) },
    parent: { of: ({ parent }) => parent, nameOf: () => t('noParent') },
  };
}
