import type { Ending, FromOutside } from '#machines/session';
import type { Tokens } from '#machines/tokens';
import { lastEnd, noteEnd, readChange, readTokens } from './token-storage';

const name = 'session';
// No token travels in a message: every tab reads the same storage.
type Message = { type: 'tokens' } | { type: 'ended'; at: number; ending: Ending };

const channel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name));

function post(message: Message): void {
  const sender = channel();
  sender?.postMessage(message);
  sender?.close();
}

/** Tells the other tabs that the tokens in storage are new. */
export const tellOfTokens = () => post({ type: 'tokens' });

/** Tells the other tabs that the session is over. */
export function tellOfEnd(ending: Ending): void {
  const at = Date.now();
  noteEnd({ at, ending });
  post({ type: 'ended', at, ending });
}

/** Hears from the other tabs by channel, and by storage where there is none or somebody empties it; returns how to stop. */
export function hearOtherTabs(send: (event: FromOutside) => void): () => void {
  const hear = (message: Message) => {
    if (message.type === 'ended') return send({ type: 'another tab left', at: message.at, ending: message.ending });
    const tokens: Tokens = readTokens();
    if (tokens.accessToken) send({ type: 'tokens from another tab', tokens });
  };
  const ears = channel();
  if (ears) ears.onmessage = ({ data }) => hear(data as Message);
  const onStorage = (event: StorageEvent) => {
    const change = readChange(event);
    if (change) hear(change === 'tokens' ? { type: 'tokens' } : { type: 'ended', ...lastEnd() });
  };
  addEventListener('storage', onStorage);
  return () => {
    ears?.close();
    removeEventListener('storage', onStorage);
  };
}
