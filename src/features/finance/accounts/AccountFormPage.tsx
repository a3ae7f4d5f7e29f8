import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { financeAccountChangeRules } from '#openapi/rules/finance-account-change';
import { Link, notify } from '#ui';
import { useFormats } from '../../kernel/format';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormPage } from '../../kit/form/FormPage';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { toRequestBody } from '../../kit/form/values';
import { paths } from '../../paths';
import { useUnitChoices } from '../../units/public';
import { type Account, accountById, changeAccount, createAccount } from '../data/accounts';
import { isPixText } from '../pix-text';
import { AccountFields, type AccountValues, factsOf, savedOf, useAccountFields } from './AccountFields';
import { accountWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(accountWords, language)('one') };

const readAccount = (id: string) => queryClient.fetchQuery({ ...accountById(id), staleTime: 0 });

export const loader = async ({ params: { accountId } }: LoaderFunctionArgs) => ({
  account: accountId ? await readAccount(accountId) : undefined,
});

/** What is sent of what was typed: of what accounts of another type have, nothing is left. */
function bodyFrom({ pix_keys, opening_balance_cents, ...values }: AccountValues): Schema<'NewFinanceAccount'> {
  const has = factsOf(values.type);
  const sent = {
    ...values,
    opening_balance_cents: opening_balance_cents ?? 0,
    pix_keys: has.pix ? [...new Set(pix_keys.filter(Boolean))] : [],
    ...(!has.bank && { bank_code: null }),
    ...((!has.bank || has.days) && { branch: '', number: '' }),
    ...(!has.limit && { credit_limit_cents: null }),
    ...(!has.days && { closing_day: null, due_day: null }),
  };
  return toRequestBody<Schema<'NewFinanceAccount'>>(sent, financeAccountChangeRules);
}

/** A new account, or one as it is changed; where somebody was faster, both versions stand side by side. */
export function Component() {
  const t = useWords(accountWords);
  const { account } = useLoaderData<typeof loader>();
  const mayRead = useCan()('view:finance_transactions');
  const navigate = useNavigate();
  const { today } = useFormats();
  const [saved] = useState(() => savedOf(account, today()));
  const units = useUnitChoices(account?.unit);
  const form = useEntityForm<AccountValues, Account>({
    of: saved,
    draft: `account-${account?.id ?? 'new'}`,
    rules: {
      ...financeAccountChangeRules,
      opening_date: { ...financeAccountChangeRules.opening_date, required: true },
    },
    fields: useAccountFields(units),
    check: ({ type, pix_keys }) =>
      factsOf(type).pix && !pix_keys.every(isPixText) ? { pix_keys: t('fault.pix_keys') } : {},
    send: (values, version) => {
      const body = bodyFrom(values);
      return account
        ? sendCommand(changeAccount, { id: account.id, change: { ...body, version } })
        : sendCommand(createAccount, body);
    },
    readAgain: async () => account && savedOf(await readAccount(account.id), today()),
    onSent: ({ name }) => {
      notify({ variant: 'success', title: t(account ? 'changed' : 'created'), description: name });
      return navigate(paths.accounts());
    },
  });
  return (
    <FormPage
      title={account?.name ?? t('newTitle')}
      form={form}
      submit={t(account ? 'save' : 'create')}
      cancelTo={paths.accounts()}
      conflict={t('conflict')}
      head={
        account &&
        mayRead && <Link href={paths.accountTransactions({ accountId: account.id })}>{t('transactions')}</Link>
      }
    >
      <AccountFields form={form} units={units} />
    </FormPage>
  );
}
