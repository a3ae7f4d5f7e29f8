import { ButtonLink } from '#ui';
import { useWords } from '../kernel/language';
import { usePerson } from '../kernel/session';
import { paths } from '../paths';
import { words } from './words';

/** To an account, or on to work for whoever is signed in; `mayEnter` shows the way to those who have an account too. */
export function WayIn({ mayEnter = false }: { mayEnter?: boolean }) {
  'use no memo';
  const t = useWords(words);
  if (usePerson()) return <ButtonLink href={paths.home()}>{t('open')}</ButtonLink>;
  return (
    <>
      <ButtonLink href={paths.signUp()}>{t('signUp')}</ButtonLink>
      {mayEnter && (
        <ButtonLink href={paths.login()} weight="soft" tone="neutral">
          {t('signIn')}
        </ButtonLink>
      )}
    </>
  );
}
