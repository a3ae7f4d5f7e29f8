import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { lazyModule, useLazyModule } from '#ui';
import { inspectionOptions } from '../kernel/machine-inspection';
import { keptChallenge, useKeptChallenge, type Way } from './kept-challenge';
import { type Identify, signInMachine } from './sign-in-machine';
import { useEnter, useGoOnSignedIn } from './use-enter';

const codeSteps = lazyModule(() => import('./CodeSteps'), { isPrefetched: false });

/** The way in from the first form, whose details `identify` sends, to the session; `secondStep` stands in its place. */
export function useSignIn<Details extends object>(way: Way, identify: (details: Details) => ReturnType<Identify>) {
  const [challenge] = useState(() => keptChallenge(way));
  const [machine] = useState(() => signInMachine(identify as Identify));
  const [snapshot, send] = useMachine(machine, { ...inspectionOptions(), input: { challenge } });
  const hasCode = snapshot.matches('code') || snapshot.matches('phone');
  useKeptChallenge(way, hasCode ? snapshot.context.challenge : undefined);
  const steps = useLazyModule(codeSteps, hasCode);
  useEnter(snapshot.output);
  useGoOnSignedIn();

  return {
    submit: async (details: Details) => send({ type: 'submit', details }),
    isPending: !snapshot.matches({ credentials: 'editing' }),
    failure: snapshot.context.failure,
    secondStep: hasCode && steps && <steps.CodeSteps snapshot={snapshot} send={send} />,
  };
}
