import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Inline, Link } from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import { queryClient } from '../../../kernel/query';
import { useCan } from '../../../kernel/session';
import { ListPage } from '../../../kit/list/ListPage';
import { listRoute } from '../../../kit/list/route';
import { paths } from '../../../paths';
import { openProjects } from '../../../projects/public';
import { useUnitChoices } from '../../../units/public';
import { allCategories, choicesOf } from '../../data/categories';
import { allAccounts, firstClients } from '../../data/choices';
import { transactionFile, transactionList, transactionTotals } from '../../data/transactions';
import { transactionsView } from '../../data/transactions-view';
import { Totals } from '../Totals';
import { transactionWords } from '../words';
import { useTransactionCard } from './use-transaction-card';
import { useTransactionColumns, useTransactionGroups } from './use-transaction-columns';
import { transactionListWords } from './words';

// Only who selects something needs what can be done with it.
const TransactionActs = lazyComponent(() => import('./TransactionActs'), 'TransactionActs');

export const { handle, loader } = listRoute({
  view: transactionsView,
  list: transactionList,
  title: transactionListWords,
  scope: 'transactions',
  ahead: (values) => void queryClient.prefetchQuery(transactionTotals(values)),
});

/** All transactions, as the address says, and what they come to. */
export function Component() {
  const can = useCan();
  const t = useWords(transactionWords);
  const isManager = can('manage:finance');
  // What its filters offer holds up no row.
  const isPainted = useIsPainted();
  const { data: accounts = [] } = useQuery({ ...allAccounts(), enabled: isPainted && can('view:finance_accounts') });
  const { data: clients } = useQuery({ ...firstClients(), enabled: isPainted && can('view:finance_clients') });
  const { data: projects } = useQuery({ ...openProjects(), enabled: isPainted && can('view:projects') });
  const { data: categories = [] } = useQuery({ ...allCategories(), enabled: isPainted });
  const { category, cost_center } = transactionsView.read(useSearchParams()[0]);
  return (
    <ListPage
      address={paths.transactions()}
      view={transactionsView}
      list={transactionList}
      words={transactionListWords}
      columns={useTransactionColumns()}
      card={useTransactionCard()}
      groups={useTransactionGroups()}
      href={({ id }) => paths.transaction({ transactionId: id })}
      options={{
        category: [...choicesOf(categories, 'income', category), ...choicesOf(categories, 'expense', category)],
        cost_center: choicesOf(categories, 'cost_center', cost_center),
        account: accounts,
        client: clients?.data ?? [],
        project: projects?.data ?? [],
        unit: useUnitChoices(),
      }}
      create={{ permission: 'manage:finance', to: paths.createTransaction() }}
      acts={isManager ? TransactionActs : undefined}
      scope="transactions"
      exportWhole={transactionFile}
      summary={(values) => (
        <Inline justify="between" align="center">
          <Totals query={transactionTotals(values)} />
          {isManager && <Link href={paths.importTransactions()}>{t('import')}</Link>}
        </Inline>
      )}
    />
  );
}
