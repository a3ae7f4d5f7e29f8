import { useInfiniteQuery } from '@tanstack/react-query';
import { type Params, useParams, useRouteError } from 'react-router-dom';
import { ButtonLink, EmptyState } from '#ui';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { translator, useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import type { PageHandle } from '../../../kernel/page';
import { toProblem } from '../../../kernel/problem';
import { useCan } from '../../../kernel/session';
import { ListPage } from '../../../kit/list/ListPage';
import { paths } from '../../../paths';
import { type Owner, totalsOf, transactionsOf } from '../../data/transactions';
import { ofOneView } from '../../data/transactions-view';
import { Totals } from '../Totals';
import { transactionWords } from '../words';
import { useTransactionCard } from './use-transaction-card';
import { useTransactionColumns, useTransactionGroups } from './use-transaction-columns';
import { ofAccountWords, ofClientWords } from './words';

const TransactionActs = lazyComponent(() => import('./TransactionActs'), 'TransactionActs');

const ownerOf = ({ accountId, clientId }: Params): { owner: Owner; id: string } =>
  accountId === undefined ? { owner: 'client', id: clientId ?? '' } : { owner: 'account', id: accountId };

export const handle: PageHandle = { pageName: (language) => translator(transactionWords, language)('title') };

/** As wide as most names, and nothing to see or to hear: the title takes its lines before it is known. */
const nameAwaited = '\u2007'.repeat(20);

/** The transactions of an account, or of a client, and what they come to. */
export function Component() {
  const t = useWords(transactionWords);
  const { owner, id } = ownerOf(useParams());
  const words = owner === 'account' ? ofAccountWords : ofClientWords;
  const titles = { account: useWords(ofAccountWords)('title'), client: useWords(ofClientWords)('title') };
  const isManager = useCan()('manage:finance');
  const list = transactionsOf(owner, id);
  // Each of them says what it is of: nobody has to be asked for the name.
  const { data, isPending } = useInfiniteQuery(list.pages(ofOneView.usual));
  const row = data?.pages[0]?.data[0];
  const of = [row?.account, row?.transfer_account, row?.client].find((each) => each?.id === id);
  const name = of?.name ?? (isPending ? nameAwaited : '');
  const address =
    owner === 'account' ? paths.accountTransactions({ accountId: id }) : paths.clientTransactions({ clientId: id });
  return (
    <ListPage
      address={address}
      view={ofOneView}
      list={list}
      words={words}
      heading={name ? t('of', { name }) : titles[owner]}
      columns={useTransactionColumns()}
      card={useTransactionCard()}
      groups={useTransactionGroups()}
      href={(each) => paths.transaction({ transactionId: each.id })}
      create={{ permission: 'manage:finance', to: `${paths.createTransaction()}?${owner}=${id}` }}
      acts={isManager ? TransactionActs : undefined}
      summary={() => <Totals query={totalsOf(owner, id)} />}
    />
  );
}

/** Where there is no such account or client, or none of its transactions, the server's word says so. */
export function ErrorBoundary() {
  const t = useWords(transactionWords);
  const { code, message } = toProblem(useRouteError());
  if (code !== 'NOT_FOUND') return <ErrorScreen />;
  return (
    <EmptyState
      level={1}
      kind="nothing matches"
      title={message}
      action={<ButtonLink href={paths.transactions()}>{t('gone')}</ButtonLink>}
    />
  );
}
