import { useState } from 'react';
import { Banner, Button, Form, Link, PasswordField, Stack, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import { useWords } from '../kernel/language';
import { paths } from '../paths';
import { emailFault } from './email';
import { words } from './words';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormProps {
  /** Why the person is asked to sign in, when it was not by choice. */
  isAfterExpiry?: boolean;
  isBusy: boolean;
  /** What the last attempt failed of. */
  failure?: string;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password. What was typed stays on screen whatever the server answers. */
export function SignInForm({ isAfterExpiry = false, isBusy, failure, onSubmit }: SignInFormProps) {
  const t = useWords(words);
  const { values, change } = useDraft('sign-in', { email: '' });
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const email = values.email.trim();
  const fault = emailFault(email);
  const emailError = fault && t(fault);
  const passwordError = password ? undefined : t('passwordMissing');

  const send = () => {
    setWasSent(true);
    if (!emailError && !passwordError) onSubmit({ email, password });
  };

  return (
    <Form onSubmit={send}>
      <Stack space="l">
        {failure ? (
          <Banner tone="critical" title={t('failed')} isLive>
            {failure}
          </Banner>
        ) : (
          isAfterExpiry && (
            <Banner tone="info" title={t('endedTitle')}>
              {t('ended')}
            </Banner>
          )
        )}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          onChange={(next) => change({ email: next })}
          error={wasSent ? emailError : undefined}
          autoFocus
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wasSent ? passwordError : undefined}
          note={<Link href={paths.forgotPassword()}>{t('forgot')}</Link>}
        />
        <Button type="submit" width="full" isPending={isBusy}>
          {t('submit')}
        </Button>
      </Stack>
    </Form>
  );
}
