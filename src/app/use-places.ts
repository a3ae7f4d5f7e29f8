import { useLocation } from 'react-router-dom';
import { useWords } from '../features/kernel/language';
import { useHasPermission, useIsMember } from '../features/kernel/session';
import { placesFor } from './navigation';
import { useWaitingInvitations } from './waiting-invitations';
import { words } from './words';

const isHere = (href: string, pathname: string) => pathname === href || pathname.startsWith(`${href}/`);

/** The places that the person may open, by their names, and where they are now. */
export function usePlaces() {
  const t = useWords(words);
  const { pathname } = useLocation();
  const count = useWaitingInvitations();
  return placesFor(useHasPermission(), useIsMember()).map(({ word, children, href, ...place }) => ({
    ...place,
    href,
    label: t(word as 'home'),
    isCurrent: isHere(href, pathname),
    ...(place.id === 'invitations' && count > 0 && { waiting: { count, label: t('waiting', { count }) } }),
    children: children?.map((child) => ({
      ...child,
      label: t(child.word as 'home'),
      isCurrent: pathname === child.href,
    })),
  }));
}
