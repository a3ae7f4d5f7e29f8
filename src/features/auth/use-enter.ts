import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tokensOf } from '#machines/tokens';
import type { Schema } from '#openapi/operations';
import { settled, useSession } from '../kernel/session';
import { paths } from '../paths';
import { safeNext } from './next';

/** Takes new tokens into the session and goes to the address that was asked for before signing in. */
export function useEnter() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next')) ?? paths.home();
  return useCallback(
    async (pair: Schema<'TokenPair'>) => {
      session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
      await settled(session);
      await navigate(next, { replace: true });
    },
    [session, navigate, next],
  );
}
