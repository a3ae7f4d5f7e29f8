import type { Ending } from '#machines/session';
import type { Tokens } from '#machines/tokens';
import { parseNumber, parseParts, readStored } from '../kernel/browser-storage';

const texts = ['accessToken', 'refreshToken'] as const;
const instants = ['accessTokenExpiresAt', 'refreshTokenExpiresAt'] as const;
const keys = [...texts, ...instants, 'tokensSetAt'] as const;
const endedKey = 'sessionEnded';

/** Reads a `storage` event: the session's end was recorded, or its tokens were replaced or removed. */
export function readChange({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): 'ended' | 'tokens' | undefined {
  // The note is written before the tokens go, and deleted when somebody signs in.
  if (key === endedKey) return newValue === null ? undefined : 'ended';
  if (key !== null && key !== 'accessToken') return undefined;
  return localStorage.getItem('accessToken') ? 'tokens' : 'ended';
}

const instantOf = (key: string): number | undefined => {
  const instant = Number(localStorage.getItem(key) ?? Number.NaN);
  return instant > 0 ? instant : undefined;
};

/** The tokens that this browser keeps, as far as it keeps any; what is malformed counts as missing. */
export const readTokens = (): Tokens => ({
  ...Object.fromEntries(texts.map((key) => [key, localStorage.getItem(key) || undefined])),
  ...Object.fromEntries(instants.map((key) => [key, instantOf(key)])),
  setAt: instantOf('tokensSetAt') ?? 0,
});

/** Keeps tokens for all tabs. The access token comes last, for it is what other tabs look out for. */
export function keepTokens({ setAt, ...tokens }: Tokens): void {
  localStorage.removeItem(endedKey);
  localStorage.setItem('tokensSetAt', String(setAt));
  for (const key of [...instants, 'refreshToken', 'accessToken'] as const) {
    const value = tokens[key];
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  }
}

export const forgetTokens = () => {
  for (const key of keys) localStorage.removeItem(key);
};

const endings: Record<Ending, true> = {
  left: true,
  'left everywhere': true,
  'not extended': true,
  'ended elsewhere': true,
};
const isEnding = (given: unknown): given is Ending => typeof given === 'string' && given in endings;

interface Ended {
  at: number;
  ending: Ending;
}

const parseEnded = parseParts<Ended>({
  at: parseNumber,
  ending: (given) => (isEnding(given) ? given : undefined),
});

/** Leaves word of how the session ended, for tabs that are told by storage alone. */
export const noteEnd = (ended: Ended) => localStorage.setItem(endedKey, JSON.stringify(ended));

/** Returns how the last session of this browser ended; undefined while there is one, or where nothing says so. */
export const notedEnding = (): Ending | undefined => readStored(localStorage, endedKey, parseEnded)?.ending;

/** Returns how the last session of this browser ended; by choice where nothing says so. */
export function lastEnd(): Ended {
  const { at = Date.now(), ending = 'left' } = readStored(localStorage, endedKey, parseEnded) ?? {};
  return { at, ending };
}
