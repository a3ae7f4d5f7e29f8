import { useSyncExternalStore } from 'react';
import { noticeHistory, onNotice, type PastNotice } from './notify';

/** The notices said since the page was opened, the newest first, at most fifty. For a panel that lists them. */
export function useNoticeHistory(): readonly PastNotice[] {
  return useSyncExternalStore(onNotice, noticeHistory);
}

/** How many of them ask to be read and were not. */
export function useUnreadNotices(): number {
  return useNoticeHistory().filter(({ isRead }) => !isRead).length;
}
