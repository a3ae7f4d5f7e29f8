import { useMachine } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Challenge, signIn } from '#machines/sign-in';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { watched } from '../kernel/watched';
import { authenticate } from './calls';
import { keptChallenge, useKeptChallenge, type Way } from './kept-challenge';
import { useEnter } from './use-enter';

const CodeSteps = lazy(() => import('./CodeSteps').then(({ CodeSteps: component }) => ({ default: component })));

const challenged = async (answer: Promise<{ data?: Challenge }>) => (await answer).data as Challenge;

/** The way in from the first form, whose details `identify` sends, to the session; `secondStep` stands in its place. */
export function useSignIn<Details extends object>(
  way: Way,
  identify: (details: Details) => Promise<Schema<'TokenPair'> | Challenge>,
) {
  'use no memo';
  const [challenge] = useState(() => keptChallenge(way));
  const [machine] = useState(() =>
    signIn.provide({
      actors: {
        identify: fromPromise(({ input }) => identify(input as Details)),
        'verify code': fromPromise(
          async ({ input }) =>
            (await client.POST('/api/auth/otp/verify', { body: input })).data as Schema<'UserAccessToken'>,
        ),
        exchange: fromPromise(({ input }) => authenticate(input)),
        'send again': fromPromise(({ input }) => challenged(client.POST('/api/auth/sms-resend', { body: input }))),
        'change phone': fromPromise(({ input }) =>
          challenged(client.POST('/api/auth/update-phone-number', { body: input })),
        ),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { ...watched(), input: { challenge } });
  useKeptChallenge(way, snapshot.matches('code') || snapshot.matches('phone') ? snapshot.context.challenge : undefined);
  useEnter(snapshot.output);
  const secondStep = (snapshot.matches('code') || snapshot.matches('phone')) && (
    <Suspense fallback={null}>
      <CodeSteps snapshot={snapshot} send={send} />
    </Suspense>
  );
  return { snapshot, send, secondStep };
}
