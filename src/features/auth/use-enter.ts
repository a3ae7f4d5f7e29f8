import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tokensOf } from '#machines/tokens';
import type { Schema } from '#openapi/operations';
import { useSession, useSnapshotValue } from '../kernel/session';
import { paths } from '../paths';
import { safeNext } from './next';

/** Takes new tokens, once there are some, into the session. */
export function useEnter(pair: Schema<'TokenPair'> | undefined) {
  const session = useSession();
  useEffect(() => {
    if (pair) session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
  }, [pair, session]);
}

/**
 * Goes on to the address that was asked for before as soon as somebody is signed in: here, in another tab, or already
 * when the page opened.
 */
export function useGoOnSignedIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next')) ?? paths.home();
  const isSignedIn = useSnapshotValue(
    useSession(),
    (snapshot) => (snapshot?.matches('authenticated') && snapshot.hasTag('settled')) ?? false,
  );
  useEffect(() => {
    if (isSignedIn) void navigate(next, { replace: true });
  }, [isSignedIn, navigate, next]);
}
