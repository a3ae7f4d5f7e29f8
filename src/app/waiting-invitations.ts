import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { meetingInvitations, pendingInvitations } from '../features/kernel/pending-invitations';
import { useIsMember } from '../features/kernel/session';

/** How many invitations wait for the person; asked once the page itself has had its turn, and 0 until it is known. */
export function useWaitingInvitations(): number {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setTime(true), 600);
    return () => clearTimeout(later);
  }, []);
  // Whether it could be asked is no matter of the page's.
  const isMember = useIsMember();
  const options = { retry: false, staleTime: 60_000 } as const;
  const { data } = useQuery({ ...pendingInvitations(), ...options, enabled: isTime });
  const { data: meetings } = useQuery({ ...meetingInvitations(), ...options, enabled: isTime && isMember });
  return (data?.data.length ?? 0) + (meetings?.data.length ?? 0);
}
