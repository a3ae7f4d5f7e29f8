import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../kernel/language';
import { settled, useSession } from '../kernel/session';
import { tokensOf } from '../kernel/token-storage';
import { paths } from '../paths';
import { safeNext } from './next';
import { SignInForm } from './SignInForm';
import { SignInFrame } from './SignInFrame';
import { words } from './words';

/** The way in. After it, the address that was asked for. */
export function Component() {
  const t = useWords(words);
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next')) ?? paths.home();

  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);

  return (
    <SignInFrame title={t('title')} lead={t('lead')}>
      <SignInForm
        isAfterExpiry={search.has('next')}
        onSignedIn={async (pair) => {
          session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
          await settled(session);
          await navigate(next, { replace: true });
        }}
      />
    </SignInFrame>
  );
}
