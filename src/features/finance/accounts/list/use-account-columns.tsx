import { nameOfBank } from '#domain/banks';
import { Badge, Link } from '#ui';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { useCan } from '../../../kernel/session';
import { type ListColumn, nameColumn, TwoLines } from '../../../kit/list/columns';
import { formatCsvDay } from '../../../kit/list/csv';
import type { GroupBy } from '../../../kit/list/groups';
import { paths } from '../../../paths';
import { type Account, accountTypes } from '../../data/accounts';
import { accountWords } from '../words';

const inReais = (cents: number | null) => (cents === null ? null : cents / 100);
const bankOf = ({ bank_code }: Account) => (bank_code && nameOfBank(bank_code)) || bank_code;
const placeOf = ({ branch, number }: Account) => [branch, number].filter(Boolean).join(' / ');

/** What a table, a card and a file say of accounts. What they hold is only for those who see transactions. */
export function useAccountColumns(): ListColumn<Account>[] {
  const t = useWords(accountWords);
  const money = useMoney();
  const seesBalances = useCan()('view:finance_transactions');
  const use = ({ is_active }: Account) => t(is_active ? 'use.active' : 'use.archived');
  const balance: ListColumn<Account> = {
    id: 'balance',
    label: t('balance'),
    isNumeric: true,
    width: 'fit',
    text: ({ balance_cents }) => inReais(balance_cents),
    cell: ({ id, balance_cents }) =>
      balance_cents === null ? null : (
        <Link href={paths.accountTransactions({ accountId: id })} weight="quiet">
          {money(balance_cents)}
        </Link>
      ),
  };
  return [
    nameColumn(t('field.name')),
    { id: 'type', label: t('field.type'), width: 'fit', text: ({ type }) => t(`type.${type}`) },
    {
      id: 'bank',
      label: t('field.bank_code'),
      text: bankOf,
      cell: (account) => bankOf(account) && <TwoLines text={bankOf(account) ?? ''} note={placeOf(account)} />,
    },
    { id: 'branch', label: t('field.branch'), isInFileOnly: true, text: ({ branch }) => branch },
    { id: 'number', label: t('field.number'), isInFileOnly: true, text: ({ number }) => number },
    { id: 'unit', label: t('field.unit_id'), text: ({ unit }) => unit?.name },
    ...(seesBalances ? [balance] : []),
    {
      id: 'use',
      label: t('use.label'),
      width: 'fit',
      text: use,
      cell: (account) => <Badge tone={account.is_active ? 'positive' : 'neutral'}>{use(account)}</Badge>,
    },
    {
      id: 'opening_balance',
      label: t('field.opening_balance_cents'),
      isInFileOnly: true,
      text: ({ opening_balance_cents }) => inReais(opening_balance_cents),
    },
    {
      id: 'opening_date',
      label: t('field.opening_date'),
      isInFileOnly: true,
      text: ({ opening_date }) => formatCsvDay(opening_date),
    },
    { id: 'notes', label: t('field.notes'), isInFileOnly: true, text: ({ notes }) => notes },
  ];
}

/** What accounts are put together by. */
export function useAccountGroups(): Record<string, GroupBy<Account>> {
  const t = useWords(accountWords);
  return {
    type: {
      of: ({ type }) => ({ id: type }),
      order: accountTypes,
      nameOf: (id) => t(`type.${id as Account['type']}`),
    },
    unit: { of: ({ unit }) => unit, nameOf: () => t('noUnit') },
  };
}
