import { useSyncExternalStore } from 'react';
import { noticeHistory, onNotice, type ToldNotice } from './notify';

/** The notices said since the page was opened, the newest first, at most fifty. For a panel that lists them. */
export function useNoticeHistory(): readonly ToldNotice[] {
  return useSyncExternalStore(onNotice, noticeHistory);
}
