import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Challenge } from '#machines/sign-in';
import { useReading } from '../kernel/session';
import { keptChallenge, useKeptChallenge, type Way } from './kept-challenge';
import type { Identify, SignInActor } from './start-sign-in';
import { useEnter, useGoOnSignedIn } from './use-enter';

const CodeSteps = lazy(() => import('./CodeSteps').then(({ CodeSteps: component }) => ({ default: component })));

/** The machine of a way in, which comes once there is something to send or a code to ask for. */
function useLateMachine(identify: Identify, challenge: Challenge | undefined) {
  // The compiler does not know `??=`.
  'use no memo';
  const [actor, setActor] = useState<SignInActor>();
  const [failure, setFailure] = useState<unknown>();
  const starting = useRef<Promise<SignInActor>>(undefined);

  /** Fetches and starts it, unless that has been done, and hands it on. */
  const start = async (take?: (started: SignInActor) => void) => {
    starting.current ??= import('./start-sign-in').then(({ startSignIn }) => startSignIn(identify, challenge));
    await starting.current.then((started) => {
      setActor(started);
      take?.(started);
    }, setFailure);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that was kept is asked for at once, and once.
  useEffect(() => {
    if (challenge) void start();
    return () => {
      void starting.current?.then((started) => started.stop()).catch(() => {});
      starting.current = undefined;
    };
  }, []);
  // A part of the page that cannot be fetched is told as any other.
  if (failure !== undefined) throw failure;
  return { snapshot: useReading(actor, (snapshot) => snapshot), actor, start };
}

/** The way in from the first form, whose details `identify` sends, to the session; `secondStep` stands in its place. */
export function useSignIn<Details extends object>(way: Way, identify: (details: Details) => ReturnType<Identify>) {
  'use no memo';
  const [challenge] = useState(() => keptChallenge(way));
  const [isStarting, setStarting] = useState(false);
  const { snapshot, actor, start } = useLateMachine(identify as Identify, challenge);
  const hasCode = snapshot ? snapshot.matches('code') || snapshot.matches('phone') : challenge !== undefined;
  useKeptChallenge(way, hasCode ? (snapshot?.context.challenge ?? challenge) : undefined);
  useEnter(snapshot?.output);
  useGoOnSignedIn();

  const submit = async (details: Details) => {
    setStarting(true);
    await start((started) => started.send({ type: 'submit', details }));
    setStarting(false);
  };
  return {
    submit,
    isPending: isStarting || (snapshot !== undefined && !snapshot.matches({ credentials: 'editing' })),
    failure: snapshot?.context.failure,
    secondStep: hasCode && (
      <Suspense fallback={null}>{snapshot && actor && <CodeSteps snapshot={snapshot} send={actor.send} />}</Suspense>
    ),
  };
}
