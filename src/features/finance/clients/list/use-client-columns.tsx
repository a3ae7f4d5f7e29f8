import { clientFields } from '#domain/client-fields';
import { formatTaxId } from '#domain/tax-id';
import { Badge, type BadgeProps } from '#ui';
import { useWords } from '../../../kernel/language';
import { useFieldLabels } from '../../../kit/form/field-labels';
import { csvColumns, type ListColumn, nameColumn, TwoLines } from '../../../kit/list/columns';
import type { GroupBy } from '../../../kit/list/groups';
import { type Client, clientStatuses, personTypes } from '../api';
import { clientWords } from '../words';

const tones: Record<Client['status'], BadgeProps['tone']> = {
  active: 'positive',
  inactive: 'neutral',
  blocked: 'critical',
};

/** What a table, a card and a file say of clients. */
export function useClientColumns(): ListColumn<Client>[] {
  const t = useWords(clientWords);
  const label = useFieldLabels(clientFields);
  return [
    nameColumn(label('name'), ({ trade_name }) => trade_name),
    {
      id: 'person',
      label: label('person_type'),
      width: 'fit',
      text: ({ person_type }) => t(`person.${person_type}`),
    },
    { id: 'tax_id', label: t('document'), width: 'fit', text: ({ tax_id }) => tax_id && formatTaxId(tax_id) },
    {
      id: 'city',
      label: label('address.city'),
      text: ({ address: { city, uf } }) => [city, uf].filter(Boolean).join('/') || null,
    },
    {
      id: 'contact',
      label: t('contact'),
      text: ({ contact_name, email }) => contact_name || email,
      cell: ({ contact_name, email }) =>
        (contact_name || email) && (
          <TwoLines text={contact_name || email || ''} note={contact_name ? email : undefined} />
        ),
    },
    {
      id: 'status',
      label: label('status'),
      width: 'fit',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
    },
    ...csvColumns<Client, typeof clientFields>(clientFields, label),
  ];
}

/** What clients are put together by. */
export function useClientGroups(): Record<string, GroupBy<Client>> {
  const t = useWords(clientWords);
  return {
    status: {
      of: ({ status }) => ({ id: status }),
      order: clientStatuses,
      nameOf: (id) => t(`status.${id as Client['status']}`),
    },
    person: {
      of: ({ person_type }) => ({ id: person_type }),
      order: personTypes,
      nameOf: (id) => t(`person.${id as Client['person_type']}`),
    },
  };
}
