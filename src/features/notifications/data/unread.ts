import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../kernel/query';

const unread = () => api.queryOptions('get', '/api/notifications', { params: { query: { limit: 1 } } });

/** Returns how many notifications are unread: 0 for a person who is no member, and until it is known. It is asked after the page's own queries. */
export function useUnreadCount(isMember: boolean): number {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setTime(true), 600);
    return () => clearTimeout(later);
  }, []);
  // Whether it could be asked is no matter of the page's.
  const { data } = useQuery({ ...unread(), enabled: isTime && isMember, retry: false });
  return data?.unread_count ?? 0;
}
