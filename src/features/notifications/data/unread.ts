import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../kernel/query';

const unread = () => ask.queryOptions('get', '/api/notifications', { params: { query: { limit: 1 } } });

/** How many wait to be read; asked once the page itself has had its turn, and 0 until it is known. */
export function useUnreadCount(): number {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setTime(true), 600);
    return () => clearTimeout(later);
  }, []);
  // Whether it could be asked is no matter of the page's.
  const { data } = useQuery({ ...unread(), enabled: isTime, retry: false });
  return data?.unread_count ?? 0;
}
