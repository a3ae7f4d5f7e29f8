import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortestPassword } from '#domain/password';
import { client } from '#openapi/client';
import { Banner, Button, ButtonLink, Form, Link, PasswordField, Stack, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { fieldErrors, toProblem } from '../kernel/problem';
import { paths } from '../paths';
import { emailFault } from './email';
import { recoverWords } from './recover-words';
import { useCall } from './use-call';
import { words } from './words';

/** The token of the link; taken out of the address at once, so that it stays in no history. */
function useLinkToken() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  useEffect(() => {
    if (!given) return;
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return [token ?? given, () => setToken(undefined)] as const;
}

/** Back in without the password: asks for a link, or sets a new password with the link's token. */
export function Component() {
  const t = useWords(recoverWords);
  const [token, forgetToken] = useLinkToken();
  useEffect(() => {
    document.title = t('forgot.pageTitle');
  }, [t]);
  return token ? <NewPassword token={token} onAskAgain={forgetToken} /> : <AskForLink />;
}

function AskForLink() {
  const t = useWords(recoverWords);
  const told = useWords(words);
  const { language } = usePreferences();
  const { values, change } = useDraft('sign-in', { email: '' });
  const [wasSent, setWasSent] = useState(false);
  const send = useCall((email: string) => client.POST('/api/auth/forgot-password', { body: { email } }));
  const email = values.email.trim();
  const fault = emailFault(email);
  const error = fault && told(fault);
  const problem = send.error ? toProblem(send.error, language) : undefined;
  const back = (
    <Link href={paths.login()} weight="quiet">
      {t('forgot.back')}
    </Link>
  );

  if (send.isSuccess) {
    return (
      <EntryFrame title={t('forgot.sentTitle')} lead={t('forgot.sent', { email })}>
        <Stack space="l">
          <Button weight="soft" tone="neutral" width="full" onPress={() => send.reset()}>
            {t('forgot.otherEmail')}
          </Button>
          {back}
        </Stack>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form
        onSubmit={() => {
          setWasSent(true);
          if (!error) send.call(email);
        }}
      >
        <Stack space="l">
          {problem && (
            <Banner tone="critical" title={t('forgot.failed')} isLive>
              {problem.message}
            </Banner>
          )}
          <TextField
            label={told('email')}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={(next) => change({ email: next })}
            error={wasSent ? error : undefined}
            autoFocus
          />
          <Button type="submit" width="full" isPending={send.isPending}>
            {t('forgot.submit')}
          </Button>
          {back}
        </Stack>
      </Form>
    </EntryFrame>
  );
}

function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const t = useWords(recoverWords);
  const { language } = usePreferences();
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const save = useCall((chosen: string) =>
    client.POST('/api/auth/reset-password', { body: { token, password: chosen } }),
  );
  const problem = save.error ? toProblem(save.error, language) : undefined;
  const isShort = password.length < shortestPassword;

  if (save.isSuccess) {
    return (
      <EntryFrame title={t('reset.doneTitle')} lead={t('reset.done')}>
        <ButtonLink href={paths.login()} width="full">
          {t('reset.signIn')}
        </ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('reset.title')} lead={t('reset.lead')}>
      <Form
        onSubmit={() => {
          setWasSent(true);
          if (!isShort) save.call(password);
        }}
      >
        <Stack space="l">
          {problem && (
            <Banner
              tone="critical"
              title={t('reset.failed')}
              isLive
              action={
                problem.code === 'INVALID_PROOF' ? (
                  <Button size="small" weight="soft" tone="neutral" onPress={onAskAgain}>
                    {t('reset.askAgain')}
                  </Button>
                ) : undefined
              }
            >
              {problem.message}
            </Banner>
          )}
          <PasswordField
            label={t('reset.password')}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            note={t('reset.passwordNote')}
            error={(wasSent && isShort ? t('passwordShort') : undefined) ?? fieldErrors(problem).password}
            autoFocus
          />
          <Button type="submit" width="full" isPending={save.isPending}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </Form>
    </EntryFrame>
  );
}
