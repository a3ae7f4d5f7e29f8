import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { transactionChangeRules } from '#openapi/rules/transaction-change';
import { Link, notify, Skeleton } from '#ui';
import { Receipts } from '../../attachments/public';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { getSelectedUnit } from '../../kernel/selection';
import { useCan } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormPage } from '../../kit/form/FormPage';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { paths } from '../../paths';
import { useUnitChoices } from '../../units/public';
import { clientById } from '../clients/api';
import { allCategories, type Category } from '../data/categories';
import { allAccounts } from '../data/choices';
import { changeTransaction, createTransaction, transactionById } from '../data/transactions';
import { transactionKinds } from '../data/transactions-view';
import { TransactionFields } from './TransactionFields';
import { useNames, useTransactionFields } from './use-fields';
import { useSuggestion } from './use-suggestion';
import { bodyFrom, leftToDivide, newOf, repeatFaults, repeatFrom, savedOf, type TransactionValues } from './values';
import { transactionWords } from './words';

// Those who read and those who write need not each other's.
const TransactionFacts = lazyComponent(() => import('./TransactionFacts'), 'TransactionFacts');
const TransactionHead = lazyComponent(() => import('./TransactionHead'), 'TransactionHead');

type Shown = Schema<'Transaction'>;

export const handle: PageHandle = { pageName: (language) => translator(transactionWords, language)('one') };

const readTransaction = (id: string) => queryClient.fetchQuery({ ...transactionById(id), staleTime: 0 });
const accountsKnown = () => queryClient.fetchQuery(allAccounts()).catch(() => []);
const categoriesKnown = (): Promise<Category[]> => queryClient.fetchQuery(allCategories()).catch(() => []);

export async function loader({ params: { transactionId }, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const [like, clientId] = [asked.get('like'), asked.get('client')];
  const [accounts, categories, transaction, model, client] = await Promise.all([
    accountsKnown(),
    categoriesKnown(),
    transactionId ? readTransaction(transactionId) : undefined,
    // What is to be copied may be gone by now: then there is nothing to begin with.
    like ? readTransaction(like).catch(() => undefined) : undefined,
    clientId ? queryClient.fetchQuery(clientById(clientId)).catch(() => undefined) : undefined,
  ]);
  const kind = transactionKinds.find((each) => each === asked.get('kind'));
  const account = accounts.find(({ id, is_active }) => is_active && id === asked.get('account'));
  return { accounts, categories, transaction, model, client, kind, account };
}

/** A new transaction, or one as it is changed by whoever manages finance and read by others. */
export function Component() {
  const { transaction } = useLoaderData<typeof loader>();
  const mayChange = useCan()('manage:finance');
  // Another one is another form.
  if (mayChange || !transaction)
    return <TransactionForm key={transaction ? `${transaction.id} ${transaction.version}` : 'new'} />;
  return (
    <Suspense>
      <TransactionFacts transaction={transaction} />
    </Suspense>
  );
}

function TransactionForm() {
  // Names are noted while it is drawn.
  'use no memo';
  const t = useWords(transactionWords);
  const { accounts, categories, transaction, model, client, kind, account } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const from = transaction ?? model;
  const units = useUnitChoices(from?.unit);
  const names = useNames(...accounts, ...categories, ...units, ...refsOf(from), client);
  const [saved] = useState(() => {
    if (transaction) return savedOf(transaction);
    const unit = getSelectedUnit();
    const given = {
      ...(kind && { kind }),
      ...(account && { account_id: account.id }),
      ...(client && { client_id: client.id }),
      ...(unit && !model && { unit_id: unit }),
    };
    return newOf(given, model);
  });
  const form = useEntityForm<TransactionValues, Shown>({
    of: saved,
    draft: `transaction-${transaction?.id ?? 'new'}`,
    rules: {
      ...transactionChangeRules,
      amount_cents: { ...transactionChangeRules.amount_cents, required: true },
      due_date: { ...transactionChangeRules.due_date, required: true },
      account_id: { ...transactionChangeRules.account_id, required: true },
    },
    fields: useTransactionFields(names),
    check: (values) => {
      const { kind: of, account_id, transfer_account_id: to } = values;
      const isDivided =
        values.parts.length === 0 ||
        (leftToDivide(values) === 0 && values.parts.every(({ amount_cents }) => amount_cents));
      const repeats = {
        ...repeatFaults(values, t('fault.repeat')),
        ...(!isDivided && { parts: t('fault.parts') }),
      };
      if (of !== 'transfer') return repeats;
      if (!to) return { ...repeats, transfer_account_id: t('fault.transfer_account_id') };
      return to === account_id ? { ...repeats, transfer_account_id: t('fault.sameAccount') } : repeats;
    },
    send: (values, version) => {
      const body = bodyFrom(values);
      return transaction
        ? sendCommand(changeTransaction, { id: transaction.id, change: { ...body, scope: values.scope, version } })
        : sendCommand(createTransaction, { ...body, repeat: repeatFrom(values) });
    },
    readAgain: async () => {
      if (!transaction) return undefined;
      const now = await readTransaction(transaction.id);
      names.note(...refsOf(now));
      return savedOf(now);
    },
    onSent: ({ description }) => {
      notify({ variant: 'success', title: t(transaction ? 'changed' : 'created'), description });
      return navigate(paths.transactions());
    },
  });
  const suggestion = useSuggestion(form, categories);
  // What is archived takes nothing new, but keeps what it has.
  const choices = [...accounts.filter(({ is_active }) => is_active), from?.account, from?.transfer_account];
  return (
    <FormPage
      title={transaction?.description ?? t('newTitle')}
      form={form}
      submit={t(transaction ? 'save' : 'create')}
      cancelTo={paths.transactions()}
      conflict={t('conflict')}
      head={
        transaction ? (
          <Suspense fallback={<Skeleton />}>
            <TransactionHead transaction={transaction} isUnsaved={form.isUnsaved} onDeleted={form.discard} />
          </Suspense>
        ) : (
          <Link href={paths.importTransactions()}>{t('import')}</Link>
        )
      }
      below={
        transaction && (
          <Suspense>
            <Receipts transactionId={transaction.id} mayChange />
          </Suspense>
        )
      }
    >
      <TransactionFields
        form={form}
        accounts={[...new Map(choices.flatMap((each) => (each ? [[each.id, each] as const] : []))).values()]}
        categories={categories}
        {...suggestion}
        units={units}
        names={names}
        transaction={transaction}
      />
    </FormPage>
  );
}

const refsOf = (of: Shown | undefined) => [
  of?.account,
  of?.transfer_account,
  of?.client,
  of?.project,
  of?.unit,
  ...(of?.parts.map(({ project }) => project) ?? []),
];
