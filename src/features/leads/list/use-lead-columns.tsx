import { leadStatuses } from '#domain/lead-lifecycle';
import { Ago } from '../../kernel/Ago';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { type ListColumn, nameColumn } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import { type Lead, leadServices } from '../data/leads';
import { LeadStatusBadge } from '../LeadStatusBadge';
import { leadWords } from '../words';

/** The columns of leads in the table, the cards and the CSV file. */
export function useLeadColumns(): ListColumn<Lead>[] {
  const t = useWords(leadWords);
  const { instant } = useFormats();
  const only = (id: 'code' | 'company' | 'email' | 'phone'): ListColumn<Lead> => ({
    id,
    label: t(`field.${id}`),
    isInFileOnly: true,
    text: (lead) => lead[id],
  });
  return [
    nameColumn(t('field.name'), ({ company, anonymised_at }) => (anonymised_at ? t('anonymised') : company)),
    ...(['company', 'email', 'phone', 'code'] as const).map(only),
    { id: 'service', label: t('field.service'), text: ({ service }) => t(`service.${service}`) },
    {
      id: 'status',
      label: t('field.status'),
      width: 'fit',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <LeadStatusBadge status={status} />,
    },
    { id: 'assignee', label: t('field.assignee'), text: ({ assignee }) => assignee?.name },
    {
      id: 'created_at',
      label: t('field.created_at'),
      width: 'fit',
      text: ({ created_at }) => instant(created_at),
      cell: ({ created_at }) => <Ago at={created_at} />,
    },
    {
      id: 'language',
      label: t('field.language'),
      isInFileOnly: true,
      text: ({ language }) => t(`language.${language}`),
    },
    {
      id: 'marketing',
      label: t('field.marketing'),
      isInFileOnly: true,
      text: ({ marketing }) => t(`marketing.${marketing ? 'yes' : 'no'}`),
    },
  ];
}

/** The fields that group leads. */
export function useLeadGroups(): Record<string, GroupBy<Lead>> {
  const t = useWords(leadWords);
  return {
    status: {
      of: ({ status }) => ({ id: status }),
      order: leadStatuses,
      nameOf: (id) => t(`status.${id as Lead['status']}`),
    },
    service: {
      of: ({ service }) => ({ id: service }),
      order: leadServices,
      nameOf: (id) => t(`service.${id as Lead['service']}`),
    },
    assignee: { of: ({ assignee }) => assignee, nameOf: () => t('nobody') },
  };
}
