import { useEffect } from 'react';
import { runCommand } from '../../kit/command';
import { setWriting } from '../data/notes';

// Before the server forgets it.
const againMs = 20_000;

/** Tells the others that the person is writing on a part of a meeting, for as long as it is so. */
export function useWritingMark(meetingId: string, partId: string, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return;
    const say = (is_writing: boolean) => void runCommand(setWriting, { meetingId, partId, is_writing });
    say(true);
    const timer = setInterval(() => say(true), againMs);
    return () => {
      clearInterval(timer);
      say(false);
    };
  }, [meetingId, partId, isWriting]);
}
