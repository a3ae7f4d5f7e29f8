import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tokensOf } from '#machines/tokens';
import type { Schema } from '#openapi/operations';
import { settled, useSession } from '../kernel/session';
import { paths } from '../paths';
import { safeNext } from './next';

/** Takes new tokens, once there are some, into the session and goes to the address that was asked for before. */
export function useEnter(pair: Schema<'TokenPair'> | undefined) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next')) ?? paths.home();
  useEffect(() => {
    if (!pair) return;
    session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
    void settled(session).then(() => navigate(next, { replace: true }));
  }, [pair, session, navigate, next]);
}
