import { useLiveChanges } from '../kernel/live';
import { useLiveAccess } from '../roles/public';

/** Keeps the line of events open on every page, for what comes to the person; nothing to see. */
export function LiveLine() {
  useLiveChanges();
  useLiveAccess();
  return null;
}
