import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pendingInvitations } from '../features/kernel/pending-invitations';

/** How many invitations wait for the person; asked once the page itself has had its turn, and 0 until it is known. */
export function useWaitingInvitations(): number {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setTime(true), 600);
    return () => clearTimeout(later);
  }, []);
  // Whether it could be asked is no matter of the page's.
  const { data } = useQuery({ ...pendingInvitations(), enabled: isTime, retry: false, staleTime: 60_000 });
  return data?.data.length ?? 0;
}
