import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Form, PasswordField, Stack, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { ask } from '../kernel/query';
import { words } from './words';

export interface SignInFormProps {
  /** Why the person is asked to sign in, when it was not by choice. */
  isAfterExpiry?: boolean;
  onSignedIn: (pair: Schema<'TokenPair'>) => void;
}

const malformed = (email: string) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);

/** E-mail and password. What was typed stays on screen whatever the server answers. */
export function SignInForm({ isAfterExpiry = false, onSignedIn }: SignInFormProps) {
  const t = useWords(words);
  const { language } = usePreferences();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const authenticate = ask.useMutation('post', '/api/auth/authenticate', { onSuccess: onSignedIn });
  const problem = authenticate.error ? toProblem(authenticate.error, language) : undefined;

  const emailError = !email.trim() ? t('emailMissing') : malformed(email.trim()) ? t('emailMalformed') : undefined;
  const passwordError = password ? undefined : t('passwordMissing');

  const send = () => {
    setWasSent(true);
    if (emailError || passwordError) return;
    authenticate.mutate({ body: { email: email.trim(), password } });
  };

  return (
    <Form onSubmit={send}>
      <Stack space="l">
        {problem ? (
          <Banner tone="critical" title={t('failed')}>
            {problem.message}
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
          value={email}
          onChange={setEmail}
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
        />
        <Button type="submit" width="full" isPending={authenticate.isPending}>
          {t('submit')}
        </Button>
      </Stack>
    </Form>
  );
}
