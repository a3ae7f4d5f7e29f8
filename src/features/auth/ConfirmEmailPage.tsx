import { useEffect, useState } from 'react';
import { client } from '#openapi/client';
import { Banner, Button, ButtonLink, Stack } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { Problem, toProblem } from '../kernel/problem';
import { refreshPerson, usePerson, useSession } from '../kernel/session';
import { paths } from '../paths';
import { confirmEmailWords } from './confirm-email/words';
import { useLinkToken } from './use-link-token';

type Outcome = 'done' | 'over' | 'taken' | 'refused';

/** The page of the links in mails about a new address. It acts on a press only, because mail scanners open links. */
export function Component() {
  const t = useWords(confirmEmailWords);
  const session = useSession();
  const person = usePerson();
  const [link] = useLinkToken('token', 'refuse');
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  if (!link) return <Result outcome="over" />;
  const body = { token: link.token };
  const confirm = async () => {
    await client.POST('/api/auth/confirm-email', { body });
    if (person) await refreshPerson(session);
  };
  const refuse = () => client.POST('/api/auth/refuse-email', { body });
  return link.name === 'token' ? (
    <LinkAct key={link.token} act="confirm" outcome="done" send={confirm} />
  ) : (
    <LinkAct key={link.token} act="refuse" outcome="refused" send={refuse} />
  );
}

/** The outcome, and the way on: to the account of a signed-in person, otherwise to the sign-in. */
function Result({ outcome }: { outcome: Outcome }) {
  const t = useWords(confirmEmailWords);
  const isSignedIn = Boolean(usePerson());
  const isRefused = outcome === 'refused';
  const wayIn = isRefused ? paths.forgotPassword() : paths.login();
  return (
    <EntryFrame title={t(`${outcome}.title`)} lead={t(`${outcome}.text`)}>
      <ButtonLink href={isSignedIn ? paths.security() : wayIn} width="full">
        {t(isRefused ? 'refused.newPassword' : isSignedIn ? 'toAccount' : 'signIn')}
      </ButtonLink>
    </EntryFrame>
  );
}

const outcomes: Partial<Record<string, Outcome>> = { INVALID_PROOF: 'over', EMAIL_TAKEN: 'taken' };

/** One act of a link, and its outcome. This page stands outside of the shell, so it has no query client. */
function LinkAct(props: { act: 'confirm' | 'refuse'; outcome: Outcome; send: () => Promise<unknown> }) {
  const { act, outcome, send } = props;
  const t = useWords(confirmEmailWords);
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | Problem>('ready');
  const run = async () => {
    setState('sending');
    try {
      await send();
      setState('sent');
    } catch (failure) {
      setState(toProblem(failure));
    }
  };
  const problem = state instanceof Problem ? state : undefined;
  const reached = state === 'sent' ? outcome : outcomes[problem?.code ?? ''];
  if (reached) return <Result outcome={reached} />;
  return (
    <EntryFrame title={t(`${act}.title`)} lead={t(`${act}.lead`)}>
      <Stack space="l">
        {problem && (
          <Banner tone="critical" title={t(`${act}.failed`)} isLive>
            {problem.message}
          </Banner>
        )}
        <Button width="full" isPending={state === 'sending'} onPress={() => void run()}>
          {t(`${act}.act`)}
        </Button>
      </Stack>
    </EntryFrame>
  );
}
