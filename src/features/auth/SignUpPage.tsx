import { useEffect } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { signUpRules } from '#openapi/rules/sign-up';
import { Banner, Button, Inline, Link, PasswordField, Text, TextField } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { FormBody } from '../kit/form/FormBody';
import { useEntityForm } from '../kit/form/use-entity-form';
import { paths } from '../paths';
import { useEmailField } from './email';
import { withNext } from './next';
import { signUpWords } from './sign-up/words';
import { signUpText } from './sign-up-text';
import { useSignIn } from './use-sign-in';
import { words } from './words';

const signUp = async (details: Schema<'SignUp'>) =>
  (await client.POST('/api/auth/sign-up', { body: details })).data as Schema<'Challenge'>;

/** Who may create an account; undefined when it cannot be asked: the server decides in any case. */
export const loader = async (): Promise<Schema<'SignUpPolicy'> | undefined> => {
  try {
    return (await client.GET('/api/auth/sign-up')).data;
  } catch {
    return undefined;
  }
};

/** Says before anything is typed who may create an account, and whom to ask. */
function useLead() {
  const t = useWords(signUpWords);
  const { language } = usePreferences();
  const { who = 'anyone', domains = [], contact } = useLoaderData<typeof loader>() ?? {};
  const addresses = domains.map((domain) => `@${domain}`);
  const lead = t(`signUp.leads.${who}`, {
    domains: new Intl.ListFormat(language, { type: 'disjunction' }).format(addresses),
  });
  if (who === 'anyone') return lead;
  return `${lead} ${contact ? t('signUp.contact', { contact }) : t('signUp.noContact')}`;
}

/** Asks for an account, which begins once the code from the e-mail is entered. */
export function Component() {
  const t = useWords(signUpWords);
  const common = useWords(words);
  const [search] = useSearchParams();
  const { language } = usePreferences();
  const lead = useLead();
  const { submit, isPending, failure, secondStep } = useSignIn('sign-up', signUp);
  const tooShort = () => t('passwordShort', { limit: signUpRules.password.minLength });
  const form = useEntityForm({
    of: { values: { name: '', email: '', password: '' } },
    draft: 'sign-up',
    keepsDraft: true,
    rules: signUpRules,
    fields: {
      name: { label: t('signUp.name'), says: { missing: () => t('signUp.nameMissing') } },
      email: useEmailField(),
      password: { label: common('password'), says: { missing: tooShort, tooShort } },
    },
    flow: { isPending, failure },
    send: submit,
  });

  useEffect(() => {
    document.title = t('signUp.pageTitle');
  }, [t]);

  if (secondStep) return secondStep;

  return (
    <EntryFrame title={t('signUp.title')} lead={lead}>
      <FormBody form={form}>
        {failure !== undefined && (
          <Banner tone="critical" title={t('signUp.failed')} isLive>
            {signUpText(failure, language)}
          </Banner>
        )}
        <TextField {...form.field('name')} autoComplete="name" autoFocus />
        <TextField {...form.field('email')} type="email" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          note={t('signUp.passwordNote', { limit: signUpRules.password.minLength })}
        />
        <Button type="submit" width="full" isPending={form.isPending}>
          {t('signUp.submit')}
        </Button>
        <Inline space="xs">
          <Text tone="secondary">{t('signUp.hasAccount')}</Text>
          <Link href={withNext(paths.login(), search)}>{t('signUp.signIn')}</Link>
        </Inline>
      </FormBody>
    </EntryFrame>
  );
}
