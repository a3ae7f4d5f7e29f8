import { useCallback, useState } from 'react';

/** Returns the current announcement and a function that announces a text. Pass it to an `Announcer`. */
export function useAnnouncer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [said, announce] as const;
}
