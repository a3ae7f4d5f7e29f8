import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { onSubjectChange } from '../kernel/live';
import { usePerson, useSession } from '../kernel/session';

/**
 * Lets what the person may do be what it is by now: asked anew when it changed, and the page judged by it, so that one that
 * is not theirs any more goes, and one that is theirs by now comes.
 */
export function useLiveAccess(): void {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const permissions = usePerson()?.permissions.join(' ');
  const judged = useRef(permissions);
  useEffect(() => onSubjectChange('role', () => session.send({ type: 'ask again' })), [session]);
  useEffect(() => {
    if (permissions === undefined || permissions === judged.current) return;
    judged.current = permissions;
    void revalidate();
  }, [permissions, revalidate]);
}
