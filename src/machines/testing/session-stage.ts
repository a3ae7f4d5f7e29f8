import { type Here, stageOf } from '../../inspector/stage';
import { type Person, RenewalRefused, RenewalUnreachable, session } from '../session';
import type { Tokens } from '../tokens';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Tokens taken now whose access token lives so long; each moment makes others. */
export const tokensFor =
  (life: number, refreshLife = 7 * day) =>
  ({ now }: { now: () => number }): Tokens => ({
    accessToken: `tra_token_${now()}_${life}`,
    accessTokenExpiresAt: now() + life,
    refreshToken: 'trr_token',
    refreshTokenExpiresAt: now() + refreshLife,
    setAt: now(),
  });

const nothing = (): Tokens => ({ setAt: 0 });
const helena = () => ({ name: 'Helena Prado', permissions: [] as string[] }) as unknown as Person;
const current = ({ snapshot }: Here) => ({ token: snapshot.context.tokens.accessToken ?? '' });
const carried = (life: number) => (here: Here) => ({ tokens: tokensFor(life)(here) });

/** The session with all that can be told to it; nothing is stored, sent or asked. */
export const sessionStage = stageOf<typeof session>({
  machine: session,
  input: ({ now }) => ({ now }),
  events: {
    'signed in': { 'one hour': carried(hour), 'two minutes': carried(2 * minute) },
    'tokens from another tab': { 'one hour': carried(hour + second), 'two minutes': carried(2 * minute + second) },
    'another tab left': {
      'by choice': ({ now }) => ({ at: now(), ending: 'left' }),
      'not extended': ({ now }) => ({ at: now(), ending: 'not extended' }),
      'before we came': () => ({ at: 0, ending: 'left' }),
    },
    'token expired': { ours: current, 'an old one': () => ({ token: 'old' }) },
    'token refused': { ours: current, 'an old one': () => ({ token: 'old' }) },
  },
  answers: {
    'read storage': {
      nothing,
      'one hour': tokensFor(hour),
      'two minutes': tokensFor(2 * minute),
      over: tokensFor(-1),
    },
    'load person': { Helena: helena },
    renew: { 'one hour': tokensFor(hour), 'two minutes': tokensFor(2 * minute) },
    revoke: { done: () => undefined },
  },
  failures: {
    renew: {
      refused: () => new RenewalRefused(),
      unreachable: () => new RenewalUnreachable(),
      failed: () => new Error('failed'),
    },
    'load person': { failed: () => new Error('failed') },
    'read storage': { 'cannot be read': () => new Error('cannot be read') },
    revoke: { failed: () => new Error('failed') },
  },
});
