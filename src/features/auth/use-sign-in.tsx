import { useMachine } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { inspectionOptions } from '../kernel/machine-inspection';
import { keptChallenge, useKeptChallenge, type Way } from './kept-challenge';
import { type Identify, signInMachine } from './sign-in-machine';
import { useEnter, useGoOnSignedIn } from './use-enter';

const CodeSteps = lazy(() => import('./CodeSteps').then(({ CodeSteps: component }) => ({ default: component })));

/** The way in from the first form, whose details `identify` sends, to the session; `secondStep` stands in its place. */
export function useSignIn<Details extends object>(way: Way, identify: (details: Details) => ReturnType<Identify>) {
  const [challenge] = useState(() => keptChallenge(way));
  const [machine] = useState(() => signInMachine(identify as Identify));
  const [snapshot, send] = useMachine(machine, { ...inspectionOptions(), input: { challenge } });
  const hasCode = snapshot.matches('code') || snapshot.matches('phone');
  useKeptChallenge(way, hasCode ? snapshot.context.challenge : undefined);
  useEnter(snapshot.output);
  useGoOnSignedIn();

  return {
    submit: async (details: Details) => send({ type: 'submit', details }),
    isPending: !snapshot.matches({ credentials: 'editing' }),
    failure: snapshot.context.failure,
    secondStep: hasCode && (
      <Suspense fallback={null}>
        <CodeSteps snapshot={snapshot} send={send} />
      </Suspense>
    ),
  };
}
