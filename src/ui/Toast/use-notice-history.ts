import { useSyncExternalStore } from 'react';
import { noticeHistory, onNotice, type PastNotice } from './notify';

/** Returns the notices since the page was opened, newest first, at most fifty. */
export function useNoticeHistory(): readonly PastNotice[] {
  return useSyncExternalStore(onNotice, noticeHistory);
}

/** Returns the number of unread notices. */
export function useUnreadNotices(): number {
  return useNoticeHistory().filter(({ isRead }) => !isRead).length;
}
