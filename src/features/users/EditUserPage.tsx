import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { isCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { userChangeRules } from '#openapi/rules/user-change';
import { notify } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { useCan, usePerson } from '../kernel/session';
import { sendCommand } from '../kit/command';
import { FormPage } from '../kit/form/FormPage';
import { useEntityForm } from '../kit/form/use-entity-form';
import { toFormValues, toRequestBody } from '../kit/form/values';
import { paths } from '../paths';
import { changeUser, type User, userById } from './data/users';
import { UserFields, type UserValues, useUserFields } from './UserFields';
import { userWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(userWords, language)('one') };

const readUser = (id: string) => queryClient.fetchQuery({ ...userById(id), staleTime: 0 });

export const loader = ({ params: { userId = '' } }: LoaderFunctionArgs) => readUser(userId);

const names = ['name', 'email', 'job_title', 'tax_id'] as const;
/** What stands in the fields; a masked CPF is none to be typed over. */
const savedOf = (user: User, seesTaxIds: boolean) => ({
  values: toFormValues<UserValues>({ ...user, tax_id: seesTaxIds ? user.tax_id : null }, names, userChangeRules),
  version: user.version,
});

/** Who somebody is, as it is changed. */
export function Component() {
  const t = useWords(userWords);
  const user = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const fields = useUserFields();
  const seesTaxIds = useCan()('view:personal_data');
  const [saved] = useState(() => savedOf(user, seesTaxIds));
  const isOwn = usePerson()?.id === user.id;
  const email = isOwn
    ? { note: t('ownEmail'), isReadOnly: true }
    : { note: t(user.has_more_access ? 'moreAccess' : 'emailNote'), isReadOnly: user.has_more_access };
  const back = paths.user({ userId: user.id });
  const form = useEntityForm<UserValues, User>({
    of: saved,
    draft: `user-${user.id}`,
    rules: userChangeRules,
    fields,
    check: ({ tax_id }) => (tax_id && !isCpf(tax_id) ? { tax_id: t('fault.tax_id') } : {}),
    send: ({ tax_id, ...values }, version) => {
      // Whoever sees it masked sends nothing of it.
      const body = toRequestBody<Schema<'UserChange'>>({ ...values, ...(seesTaxIds && { tax_id }) }, userChangeRules);
      return sendCommand(changeUser, { id: user.id, change: { ...body, version } });
    },
    readAgain: async () => savedOf(await readUser(user.id), seesTaxIds),
    place: ({ code, message }) => (code === 'EMAIL_TAKEN' ? { email: message } : {}),
    onSent: ({ name, email, pending_email }, sent) => {
      const isAsked = pending_email?.email === sent.email.trim().toLowerCase() && email !== pending_email.email;
      notify(
        isAsked
          ? {
              variant: 'success',
              title: t('emailAsked'),
              description: t('emailAskedText', { name, email: pending_email.email }),
            }
          : { variant: 'success', title: t('changed'), description: name },
      );
      return navigate(back);
    },
  });
  return (
    <FormPage title={user.name} form={form} submit={t('save')} cancelTo={back} conflict={t('conflict')}>
      <UserFields form={form} email={email} />
    </FormPage>
  );
}
