import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shortestPassword } from '#domain/password';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Form, Inline, Link, PasswordField, Stack, Text, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { fieldErrors, Problem } from '../kernel/problem';
import { paths } from '../paths';
import { emailFault } from './email';
import { withNext } from './next';
import { signUpText } from './sign-up-text';
import { signUpWords } from './sign-up-words';
import { useSignIn } from './use-sign-in';
import { words } from './words';

const signUp = async (details: Schema<'SignUp'>) =>
  (await client.POST('/api/auth/sign-up', { body: details })).data as Schema<'Challenge'>;

/** Asks for an account, which begins once the code from the e-mail is entered. */
export function Component() {
  const t = useWords(signUpWords);
  const told = useWords(words);
  const [search] = useSearchParams();
  const { language } = usePreferences();
  const { snapshot, send, secondStep } = useSignIn(signUp);
  const { values, change } = useDraft('sign-up', { name: '', email: '' });
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);

  useEffect(() => {
    document.title = t('signUp.pageTitle');
  }, [t]);

  if (secondStep) return secondStep;

  const { failure } = snapshot.context;
  const name = values.name.trim();
  const email = values.email.trim();
  const fault = emailFault(email);
  const missing = {
    name: name ? undefined : t('signUp.nameMissing'),
    email: fault && told(fault),
    password: password.length >= shortestPassword ? undefined : t('passwordShort'),
  };
  const answered = failure instanceof Problem ? fieldErrors(failure) : {};
  const errorOf = (field: keyof typeof missing) => (wasSent ? missing[field] : undefined) ?? answered[field];
  const submit = () => {
    setWasSent(true);
    if (!Object.values(missing).some(Boolean)) send({ type: 'submit', details: { name, email, password } });
  };

  return (
    <EntryFrame title={t('signUp.title')} lead={t('signUp.lead')}>
      <Form onSubmit={submit}>
        <Stack space="l">
          {failure !== undefined && (
            <Banner tone="critical" title={t('signUp.failed')} isLive>
              {signUpText(failure, language)}
            </Banner>
          )}
          <TextField
            label={t('signUp.name')}
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={(next) => change({ name: next })}
            error={errorOf('name')}
            autoFocus
          />
          <TextField
            label={told('email')}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={(next) => change({ email: next })}
            error={errorOf('email')}
          />
          <PasswordField
            label={told('password')}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            note={t('signUp.passwordNote')}
            error={errorOf('password')}
          />
          <Button type="submit" width="full" isPending={snapshot.hasTag('busy')}>
            {t('signUp.submit')}
          </Button>
          <Inline space="xs">
            <Text tone="secondary">{t('signUp.hasAccount')}</Text>
            <Link href={withNext(paths.login(), search)}>{t('signUp.signIn')}</Link>
          </Inline>
        </Stack>
      </Form>
    </EntryFrame>
  );
}
