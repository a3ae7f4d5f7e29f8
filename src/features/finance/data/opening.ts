import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../kernel/session';
import type { Account } from './accounts';
import { allAccounts } from './choices';

type AccountId = string | null | undefined;

/** Returns a lookup of the accounts among `ids` whose balance ignores a payment on `day`: they open later. */
export function useAccountsOpenedAfter() {
  const isAllowed = useCan()('view:finance_accounts');
  const { data: accounts = [] } = useQuery({ ...allAccounts(), enabled: isAllowed });
  return (day: string | null | undefined, ...ids: AccountId[]): Account[] =>
    day ? accounts.filter(({ id, opening_date }) => ids.includes(id) && day < opening_date) : [];
}
