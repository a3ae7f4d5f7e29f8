import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { useZoneName } from '../../kernel/time-zones/names';
import { type ListColumn, nameColumn, TwoLines } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import { type Unit, unitTypes } from '../data/units';
import { unitWords } from '../words';

/** What a table, a card and a file say of units. */
export function useUnitColumns(): ListColumn<Unit>[] {
  const t = useWords(unitWords);
  const zoneName = useZoneName();
  const use = ({ is_active }: Unit) => t(is_active ? 'use.active' : 'use.inactive');
  const city = ({ address: { city, uf } }: Unit) => [city, uf].filter(Boolean).join('/');
  const zone = ({ time_zone }: Unit) =>
    time_zone === 'America/Sao_Paulo' ? null : t('zoneOf', { city: zoneName(time_zone) });
  const only = (id: 'code' | 'tax_id' | 'email' | 'phone' | 'time_zone'): ListColumn<Unit> => {
    return { id, label: t(`field.${id}`), isInFileOnly: true, text: (unit) => unit[id] };
  };
  return [
    nameColumn(t('field.name'), ({ code }) => code),
    only('code'),
    { id: 'type', label: t('field.type'), width: 'fit', text: ({ type }) => t(`type.${type}`) },
    {
      id: 'city',
      label: t('field.city'),
      text: city,
      cell: (unit) => (city(unit) || zone(unit)) && <TwoLines text={city(unit)} note={zone(unit)} />,
    },
    { id: 'manager', label: t('field.manager_id'), text: ({ manager }) => manager?.name },
    { id: 'users', label: t('people'), isNumeric: true, width: 'fit', text: ({ users_count }) => users_count },
    {
      id: 'use',
      label: t('use.label'),
      width: 'fit',
      text: use,
      cell: (unit) => <Badge tone={unit.is_active ? 'positive' : 'neutral'}>{use(unit)}</Badge>,
    },
    ...(['tax_id', 'email', 'phone', 'time_zone'] as const).map(only),
    { id: 'above', label: t('field.parent_id'), isInFileOnly: true, text: ({ parent }) => parent?.name },
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
