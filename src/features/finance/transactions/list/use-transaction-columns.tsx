import { Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useCan } from '../../../kernel/session';
import type { ListColumn } from '../../../kit/list/columns';
import { formatCsvDay } from '../../../kit/list/csv';
import type { GroupBy } from '../../../kit/list/groups';
import type { Transaction } from '../../data/transactions';
import { transactionKinds, transactionStatuses } from '../../data/transactions-view';
import { Amount, StandingBadge, signed, standingOf } from '../look';
import { transactionWords } from '../words';
import { TransactionMenu } from './TransactionMenu';
import { useCellEdits } from './use-cell-edits';
import { groupWords } from './words';

/** What a table, a card and a file say of transactions. */
export function useTransactionColumns(): ListColumn<Transaction>[] {
  const t = useWords(transactionWords);
  const { day } = useFormats();
  const isManager = useCan()('manage:finance');
  const edits = useCellEdits();
  const inFile = (
    id: 'competence_date' | 'paid_date' | 'document_number' | 'notes',
    text?: ListColumn<Transaction>['text'],
  ): ListColumn<Transaction> => ({ id, label: t(`field.${id}`), isInFileOnly: true, text: text ?? ((row) => row[id]) });
  const accounts = ({ account, transfer_account: to }: Transaction) =>
    to ? t('fromTo', { from: account.name, to: to.name }) : account.name;
  const acts: ListColumn<Transaction> = {
    id: 'acts',
    label: t('act.menu', { name: '' }).trim(),
    isLabelHidden: true,
    width: 'fit',
    cell: (row) => <TransactionMenu row={row} />,
  };
  return [
    {
      id: 'due_date',
      label: t('field.due_date'),
      width: 'fit',
      text: ({ due_date }) => formatCsvDay(due_date),
      cell: ({ due_date }) => day(due_date),
      edit: edits.due_date,
    },
    {
      id: 'description',
      label: t('field.description'),
      isRowHeader: true,
      width: 'wide',
      text: ({ name }) => name,
      cell: ({ name, series }) => (
        <>
          <Text as="span" weight="medium">
            {name}
          </Text>
          {series && (
            <Text as="span" tone="secondary" isTabular>
              {` ${numberOf(series)}`}
            </Text>
          )}
        </>
      ),
      edit: edits.description,
    },
    { id: 'kind', label: t('field.kind'), width: 'fit', text: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'client',
      label: t('field.client_id'),
      width: 'line',
      text: ({ client }) => client?.name,
      edit: edits.client,
    },
    { id: 'account', label: t('field.account_id'), width: 'line', text: accounts },
    { id: 'project', label: t('field.project_id'), width: 'line', text: ({ project }) => project?.name },
    {
      id: 'category',
      label: t('field.category_id'),
      width: 'line',
      text: ({ category, parts }) => (parts.length > 0 ? t('divided', { count: parts.length }) : category?.name),
      edit: edits.category,
    },
    {
      id: 'cost_center',
      label: t('field.cost_center_id'),
      isInFileOnly: true,
      text: ({ cost_center }) => cost_center?.name,
    },
    { id: 'unit', label: t('field.unit_id'), isInFileOnly: true, text: ({ unit }) => unit?.name },
    {
      id: 'status',
      label: t('field.status'),
      width: 'fit',
      text: (row) => t(`status.${standingOf(row)}`, { kind: row.kind }),
      cell: (row) => <StandingBadge transaction={row} />,
    },
    {
      id: 'amount_cents',
      label: t('field.amount_cents'),
      isNumeric: true,
      width: 'fit',
      text: (row) => signed(row) / 100,
      cell: (row) => <Amount transaction={row} />,
      edit: edits.amount_cents,
    },
    inFile('competence_date', ({ competence_date }) => formatCsvDay(competence_date)),
    inFile('paid_date', ({ paid_date }) => formatCsvDay(paid_date)),
    {
      id: 'is_reconciled',
      label: t('field.is_reconciled'),
      isInFileOnly: true,
      text: ({ is_reconciled }) => t(is_reconciled ? 'yes' : 'no'),
    },
    {
      id: 'payment_method',
      label: t('field.payment_method'),
      isInFileOnly: true,
      text: ({ payment_method: method }) => method && t(`method.${method}`),
    },
    { id: 'series', label: t('field.series'), isInFileOnly: true, text: ({ series }) => numberOf(series) },
    inFile('document_number'),
    inFile('notes'),
    ...(isManager ? [acts] : []),
  ];
}

/** Which of its series it is, as `3/12`. */
const numberOf = (series: Transaction['series']) => series && `${series.number}/${series.count}`;

/** What transactions are put together by. */
export function useTransactionGroups(): Record<string, GroupBy<Transaction>> {
  const t = useWords(transactionWords);
  const own = useWords(groupWords);
  return {
    status: {
      of: (row) => ({ id: standingOf(row) }),
      order: transactionStatuses,
      nameOf: (id) => t(`status.${id as ReturnType<typeof standingOf>}`, { kind: 'any' }),
    },
    kind: {
      of: ({ kind }) => ({ id: kind }),
      order: transactionKinds,
      nameOf: (id) => t(`kind.${id as Transaction['kind']}`),
    },
    category: { of: ({ category }) => category, nameOf: () => t('noCategory') },
    cost_center: { of: ({ cost_center }) => cost_center, nameOf: () => t('noCostCenter') },
    account: { of: ({ account }) => account },
    client: { of: ({ client }) => client, nameOf: () => own('noClient') },
    project: { of: ({ project }) => project, nameOf: () => own('noProject') },
    unit: { of: ({ unit }) => unit, nameOf: () => t('noUnit') },
  };
}
