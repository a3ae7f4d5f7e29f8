import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type SocialProvider, socialSignIn } from '#machines/social-sign-in';
import { Banner, Button, Divider, Stack } from '#ui';
import { AccessContact } from '../kernel/AccessContact';
import { useWords } from '../kernel/language';
import { inspectionOptions } from '../kernel/machine-inspection';
import { authenticate } from './calls';
import { stepsWords } from './code/words';
import { safeNext } from './next';
import { useEnter } from './use-enter';

const names: Record<SocialProvider, string> = { google: 'Google', microsoft: 'Microsoft', github: 'GitHub' };

/** The states in which a person is told why the provider did not sign them in. */
const failures = ['denied', 'notInvited', 'otherAddress', 'failed'] as const;

/** Leaves for a provider; the server sends the person back here with a code, or with why there is none. */
const leaveFor = (provider: SocialProvider, next: string | undefined) =>
  location.assign(`/api/auth/${provider}${next ? `?next=${encodeURIComponent(next)}` : ''}`);

/** The social providers that are configured, and what became of the last attempt with one. */
export function SocialWays({ providers }: { providers: readonly SocialProvider[] }) {
  const t = useWords(stepsWords);
  const [search, setSearch] = useSearchParams();
  const [machine] = useState(() =>
    socialSignIn.provide({
      actors: { exchange: fromPromise(({ input }) => authenticate(input)) },
      actions: { 'go to the provider': (_, { provider }) => leaveFor(provider, safeNext(search.get('next'))) },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    ...inspectionOptions(),
    input: { code: search.get('code') ?? undefined, error: search.get('error') ?? undefined },
  });
  useEnter(snapshot.output);

  // Said once: a code is good once, and neither it nor an error is to be found again by going back.
  const isAnswered = search.has('code') || search.has('error');
  useEffect(() => {
    if (!isAnswered) return;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('code');
        next.delete('error');
        return next;
      },
      { replace: true },
    );
  }, [isAnswered, setSearch]);

  const failure = failures.find((state) => snapshot.matches(state));
  return (
    <Stack space="m">
      {failure && (
        <Banner tone={failure === 'failed' ? 'critical' : 'warning'} title={t(`social.${failure}Title`)} isLive>
          {t(`social.${failure}`)}
          {failure === 'notInvited' && <AccessContact />}
        </Banner>
      )}
      {snapshot.matches('exchanging') && <Banner tone="info" title={t('social.entering')} isLive />}
      {providers.length > 0 && <Divider />}
      {providers.map((provider) => (
        <Button
          key={provider}
          weight="soft"
          tone="neutral"
          width="full"
          isDisabled={snapshot.hasTag('busy')}
          onPress={() => send({ type: 'start', provider })}
        >
          {t('social.with', { provider: names[provider] ?? provider })}
        </Button>
      ))}
    </Stack>
  );
}
