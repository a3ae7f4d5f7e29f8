import { useCallback, useState } from 'react';

/** What a screen reader is to be told next, and how to tell it. Goes into an `Announcer`. */
export function useAnnouncer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [said, announce] as const;
}
