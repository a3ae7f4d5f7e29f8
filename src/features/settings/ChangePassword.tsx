import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortestPassword } from '#domain/password';
import { tokensOf } from '#machines/tokens';
import { Banner, Button, Card, Form, Inline, notify, PasswordField, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { fieldErrors, toProblem } from '../kernel/problem';
import { ask } from '../kernel/query';
import { usePerson, useSession } from '../kernel/session';
import { ownSessions } from './queries';
import { words } from './words';

const blank = { current: '', next: '' };

/** A new password. All other sessions end; this one goes on with new tokens. */
export function ChangePassword() {
  const t = useWords(words);
  const { language } = usePreferences();
  const session = useSession();
  const email = usePerson()?.email;
  const queryClient = useQueryClient();
  const [values, setValues] = useState(blank);
  const [wasSent, setWasSent] = useState(false);
  const change = ask.useMutation('post', '/api/auth/change-password', {
    onSuccess: (pair) => {
      session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
      setValues(blank);
      setWasSent(false);
      notify({ variant: 'success', title: t('password.saved'), description: t('password.savedText') });
      void queryClient.invalidateQueries(ownSessions());
    },
  });
  const problem = change.error ? toProblem(change.error, language) : undefined;
  const answered = fieldErrors(problem);
  const missing = {
    current: values.current ? undefined : t('password.currentMissing'),
    next: values.next.length >= shortestPassword ? undefined : t('password.short'),
  };
  const wrong = problem?.code === 'INVALID_CREDENTIALS' ? problem.message : undefined;
  const isElsewhere = problem && !wrong && Object.keys(answered).length === 0;

  const submit = () => {
    setWasSent(true);
    if (missing.current || missing.next) return;
    change.mutate({ body: { currentPassword: values.current, password: values.next } });
  };

  return (
    <Card padding="l">
      <Form onSubmit={submit}>
        <Stack space="l">
          {isElsewhere && (
            <Banner tone="critical" title={t('password.failed')} isLive>
              {problem.message}
            </Banner>
          )}
          {/* Whose password this is, for what keeps passwords. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            value={values.current}
            onChange={(current) => setValues({ ...values, current })}
            error={(wasSent ? missing.current : undefined) ?? wrong ?? answered.currentPassword}
          />
          <PasswordField
            label={t('password.next')}
            name="password"
            autoComplete="new-password"
            value={values.next}
            onChange={(next) => setValues({ ...values, next })}
            note={t('password.note')}
            error={(wasSent ? missing.next : undefined) ?? answered.password}
          />
          <Inline justify="between">
            <Text tone="secondary" size="s">
              {t('password.ends')}
            </Text>
            <Button type="submit" isPending={change.isPending}>
              {t('password.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
