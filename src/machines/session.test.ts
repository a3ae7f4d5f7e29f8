import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { Coverage } from '../inspector/coverage';
import { explore } from '../inspector/explore';
import { stepsOf, toAddress } from '../inspector/script';
import { movesOf } from '../inspector/stage';
import { World } from '../inspector/world';
import { expiryDialog } from './expiry-dialog';
import { type Person, RenewalRefused, RenewalUnreachable, session } from './session';
import { sessionStage } from './testing/session-stage';
import {
  hasLapsed,
  isNearExpiry,
  isShortLived,
  mayLastLonger,
  secondsLeft,
  type Tokens,
  untilLastDay,
  wereJustSet,
} from './tokens';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Session = World<typeof session>;

const helena = { name: 'Helena Prado', permissions: [] as string[] } as unknown as Person;

let made = 0;
/** Tokens taken now whose access token lives so long. */
const tokens = ({ now }: { now: () => number }, life: number, refreshLife = 7 * day): Tokens => ({
  accessToken: `tra_token_${made++}`,
  accessTokenExpiresAt: now() + life,
  refreshToken: 'trr_token',
  refreshTokenExpiresAt: now() + refreshLife,
  setAt: now(),
});
const nothing: Tokens = { setAt: 0 };

const coverage = new Coverage();

/** A session whose dialog is the real one; `flag` says whether it marks itself open. */
function world(more: { flag?: { isUp: boolean } } = {}): Session {
  const flag = more.flag ?? { isUp: false };
  const raise = fromCallback(() => {
    flag.isUp = true;
    return () => {
      flag.isUp = false;
    };
  });
  return new World(session, {
    input: ({ now }) => ({ now }),
    coverage,
    actors: { 'hold flag': raise as never },
  });
}

const dialogOf = ({ snapshot }: Session) => snapshot.children.dialog?.getSnapshot();
const choose = (world: Session, type: 'extend' | 'leave' | 'dismiss') => world.snapshot.children.dialog?.send({ type });

/** Somebody signed in, with the person loaded. */
async function signedIn(life = hour, more?: { flag?: { isUp: boolean } }) {
  const here = world(more);
  await here.answer('read storage', nothing);
  await here.send({ type: 'signed in', tokens: tokens(here, life) });
  await here.answer('load person', helena);
  return here;
}

const isIn = (world: Session, access: 'valid' | 'lapsed') => world.snapshot.matches({ authenticated: { access } });
const isOpen = (world: Session) => dialogOf(world)?.hasTag('open') ?? false;

describe('section 4, session: unauthenticated becomes authenticated', () => {
  it('when a valid, unexpired access token is in storage at start', async () => {
    const here = world();
    await here.answer('read storage', tokens(here, hour));
    expect(isIn(here, 'valid')).toBe(true);
  });

  it('but not with one that has expired and cannot be renewed', async () => {
    const here = world();
    await here.answer('read storage', tokens(here, -1, -1));
    expect(here.snapshot.matches('anonymous')).toBe(true);
  });

  it('but not when storage cannot be read', async () => {
    const here = world();
    await here.fail('read storage');
    expect(here.snapshot.matches('anonymous')).toBe(true);
  });

  it('after sign-in, code verification or authenticate', async () => {
    const here = await signedIn();
    expect(isIn(here, 'valid')).toBe(true);
    expect(here.done).toContain('keep tokens');
    expect(here.snapshot.context.person).toBe(helena);
  });

  it('after refresh', async () => {
    const here = world();
    await here.answer('read storage', tokens(here, -1));
    expect(isIn(here, 'lapsed')).toBe(true);
    await here.send({ type: 'renew' });
    await here.answer('renew', tokens(here, hour));
    expect(isIn(here, 'valid')).toBe(true);
    expect(here.waiting('load person')).toBe(1);
  });
});

describe('section 4, session: authenticated becomes unauthenticated', () => {
  it.each(['leave', 'leave everywhere'] as const)('on %s, with everything cleared, and goes to /', async (type) => {
    const here = await signedIn();
    await here.send({ type });
    await here.answer('revoke');
    expect(here.snapshot.value).toBe('anonymous');
    expect(here.snapshot.context).toMatchObject({ tokens: nothing, person: undefined });
    expect(here.done.slice(-4)).toEqual([
      'say that they left',
      'tell the other tabs',
      'forget tokens',
      'go to the front page',
    ]);
  });

  it('even when the server fails or never answers', async () => {
    const failed = await signedIn();
    await failed.send({ type: 'leave' });
    await failed.fail('revoke');
    expect(failed.snapshot.value).toBe('anonymous');
    expect(failed.done).toContain('say that leaving failed');
    expect(failed.done).not.toContain('say that they left');

    const silent = await signedIn();
    await silent.send({ type: 'leave' });
    await silent.advance(5 * second - 1);
    expect(silent.snapshot.value).toBe('ending');
    await silent.advance(1);
    expect(silent.snapshot.value).toBe('anonymous');
  });

  it('when the server says that the token was ended, and asks to sign in again', async () => {
    const here = await signedIn();
    const token = here.snapshot.context.tokens.accessToken as string;
    await here.send({ type: 'token refused', token: 'an older one' });
    expect(isIn(here, 'valid')).toBe(true);
    await here.send({ type: 'token refused', token });
    expect(here.snapshot.value).toBe('anonymous');
    expect(here.done).toContain('ask to sign in again');
  });

  it.each(['token refused', 'give up'] as const)(
    'on %s, with the other tabs told before tokens are gone',
    async (type) => {
      const here = await signedIn();
      const token = here.snapshot.context.tokens.accessToken as string;
      await here.send({ type, token });
      // A tab that hears by storage reads why when it sees the tokens go.
      expect(here.done.slice(-3)).toEqual(['tell the other tabs', 'forget tokens', 'ask to sign in again']);
    },
  );

  it('when another tab left, unless this one has signed in since', async () => {
    const here = await signedIn();
    await here.send({ type: 'another tab left', at: here.now() - 1, ending: 'left' });
    expect(isIn(here, 'valid')).toBe(true);
    await here.send({ type: 'another tab left', at: here.now(), ending: 'left' });
    expect(here.done).toContain('go to the front page');
    expect(here.done).not.toContain('tell the other tabs');
  });

  it('when another tab gave up, and asks to sign in again', async () => {
    const here = await signedIn();
    await here.send({ type: 'another tab left', at: here.now(), ending: 'not extended' });
    expect(here.done).toContain('ask to sign in again');
  });
});

describe('section 4, session-expired dialog: opens when', () => {
  const boot = async (kept: (world: Session) => Tokens) => {
    const here = world();
    await here.answer('read storage', kept(here));
    await here.advance(30 * second);
    return here;
  };

  it('the access token is missing while a refresh token exists', async () => {
    const here = await boot(({ now }) => ({ refreshToken: 'trr', refreshTokenExpiresAt: now() + day, setAt: 0 }));
    expect(isOpen(here)).toBe(true);
  });

  it('the token has expired', async () => {
    expect(isOpen(await boot((here) => tokens(here, -1)))).toBe(true);
  });

  it('expiry is missing and the token is shorter than 10 characters', async () => {
    const kept = { refreshToken: 'trr', setAt: 0 };
    expect(isOpen(await boot(() => ({ ...kept, accessToken: '123456789' })))).toBe(true);
    expect(hasLapsed({ ...kept, accessToken: '1234567890' }, 0)).toBe(false);
  });

  it('the server signals token expiry', async () => {
    const here = await signedIn();
    await here.advance(11 * second);
    await here.send({ type: 'token expired', token: here.snapshot.context.tokens.accessToken as string });
    expect(isOpen(here)).toBe(true);
    expect(isIn(here, 'lapsed')).toBe(true);
  });

  it('not when the signal is about tokens that were set within the last 10 s', async () => {
    const here = await signedIn();
    await here.advance(10 * second - 1);
    await here.send({ type: 'token expired', token: here.snapshot.context.tokens.accessToken as string });
    expect(isOpen(here)).toBe(false);
  });

  it('a call needs a token that is over, whatever the interval says', async () => {
    const here = await signedIn(6 * minute);
    await here.advance(6 * minute + 5 * second);
    choose(here, 'dismiss');
    await here.advance(10 * second);
    expect(isOpen(here)).toBe(false);
    await here.send({ type: 'token needed' });
    expect(isOpen(here)).toBe(true);
  });
});

describe('section 4, session-expired dialog: times', () => {
  it('waits 30 s after login before the first check', async () => {
    const here = await signedIn(5 * minute);
    expect(dialogOf(here)?.value).toBe('grace');
    await here.advance(30 * second - 1);
    expect(dialogOf(here)?.value).toBe('grace');
    await here.advance(1);
    expect(dialogOf(here)?.value).toEqual({ watching: 'seldom' });
  });

  it('skips that for short-lived tokens, under 5 minutes', async () => {
    expect(dialogOf(await signedIn(5 * minute - 1))?.value).toEqual({ watching: 'seldom' });
  });

  it('checks every 5 s', async () => {
    const here = await signedIn(hour + second);
    await here.advance(hour + second - 1);
    expect(isOpen(here)).toBe(false);
    await here.advance(5 * second);
    expect(isOpen(here)).toBe(true);
  });

  it('checks every 1 s when under 30 s remain on a short-lived token', async () => {
    const here = await signedIn(minute);
    await here.advance(35 * second);
    expect(dialogOf(here)?.value).toEqual({ watching: 'often' });
    await here.advance(25 * second);
    expect(isOpen(here)).toBe(true);
  });

  it.each([
    ['1 hour', 6 * minute, hour],
    ['5 minutes for short-lived tokens', minute, 5 * minute],
  ])('shows again after %s, and rechecks 5 s after closing', async (_name, life, interval) => {
    const here = await signedIn(life);
    await here.advance(life + 5 * second);
    expect(isOpen(here)).toBe(true);
    choose(here, 'dismiss');
    expect(dialogOf(here)?.value).toBe('closed');
    await here.advance(5 * second);
    expect(dialogOf(here)?.matches('watching')).toBe(true);
    await here.advance(interval - 15 * second);
    expect(isOpen(here)).toBe(false);
    await here.advance(15 * second);
    expect(isOpen(here)).toBe(true);
  });

  it('looks at once when the device wakes', async () => {
    const here = await signedIn();
    await here.advance(minute);
    here.sleep(2 * hour);
    await here.send({ type: 'woke' });
    expect(isOpen(here)).toBe(true);
    expect(isIn(here, 'lapsed')).toBe(true);
  });
});

describe('section 4, session-expired dialog: choices', () => {
  const expired = async (flag = { isUp: false }) => {
    const here = await signedIn(6 * minute, { flag });
    await here.advance(6 * minute + 5 * second);
    return here;
  };

  it('a flag marks it active while it is open, and only then', async () => {
    const flag = { isUp: false };
    const here = await expired(flag);
    expect(flag.isUp).toBe(true);
    choose(here, 'dismiss');
    expect(flag.isUp).toBe(false);
    await here.send({ type: 'token needed' });
    await here.send({ type: 'leave' });
    expect(flag.isUp).toBe(false);
  });

  it('extend does a refresh; success is said and closes it', async () => {
    const here = await expired();
    choose(here, 'extend');
    expect(here.waiting('renew')).toBe(1);
    await here.answer('renew', tokens(here, hour));
    expect(here.done).toContain('say that it is extended');
    expect(isOpen(here)).toBe(false);
    expect(isIn(here, 'valid')).toBe(true);
  });

  it.each([
    ['a refusal', new RenewalRefused(), 'say that it was refused'],
    ['an unexpected failure', new Error('?'), 'say that it failed'],
  ])('%s is said and ends the session', async (_name, error, said) => {
    const here = await expired();
    choose(here, 'extend');
    await here.fail('renew', error);
    expect(here.done).toContain(said);
    expect(here.snapshot.value).toBe('anonymous');
    expect(here.done).toContain('ask to sign in again');
  });

  it('without a connection it is said, and the choice stays', async () => {
    const here = await expired();
    choose(here, 'extend');
    await here.fail('renew', new RenewalUnreachable());
    expect(here.done).toContain('say that there is no connection');
    expect(dialogOf(here)?.value).toEqual({ open: 'choosing' });
  });

  it('Sair is a logout', async () => {
    const here = await expired();
    choose(here, 'leave');
    expect(here.waiting('revoke')).toBe(1);
    await here.answer('revoke');
    expect(here.done).toContain('say that they left');
    expect(here.done).toContain('go to the front page');
  });
});

describe('the last day of the refresh token', () => {
  it('is said once, 24 h before its end, also after a sleep', async () => {
    const said = (world: Session) => world.done.filter((name) => name === 'say that the last day began').length;
    const here = world();
    await here.answer('read storage', nothing);
    await here.send({ type: 'signed in', tokens: tokens(here, 8 * day) });
    here.sleep(6 * day - hour);
    await here.send({ type: 'woke' });
    await here.advance(hour - 1);
    expect(said(here)).toBe(0);
    await here.advance(1);
    expect(said(here)).toBe(1);
    await here.send({ type: 'woke' });
    await here.advance(hour);
    expect(said(here)).toBe(1);

    const asleep = world();
    await asleep.answer('read storage', nothing);
    await asleep.send({ type: 'signed in', tokens: tokens(asleep, 8 * day) });
    asleep.sleep(6.5 * day);
    await asleep.send({ type: 'woke' });
    await asleep.advance(1);
    expect(said(asleep)).toBe(1);
  });

  it('is not said of tokens that never had a whole day', () => {
    expect(untilLastDay({ refreshTokenExpiresAt: day, setAt: 0 }, 0)).toBeUndefined();
  });
});

describe('the last minute of the refresh token', () => {
  it.each([
    [minute + 1, undefined],
    [minute, 60],
    [minute - 1, 60],
    [1, 1],
    [0, undefined],
    [-1, undefined],
  ])('with %d ms left, %s seconds are counted', (left, seconds) => {
    expect(secondsLeft({ refreshTokenExpiresAt: left, setAt: -hour }, 0)).toBe(seconds);
  });

  it('is not counted where no end is known', () => {
    expect(secondsLeft({ setAt: 0 }, 0)).toBeUndefined();
  });

  it('can be renewed, unless the token was given no more than that', () => {
    expect(mayLastLonger({ refreshTokenExpiresAt: hour, setAt: 0 })).toBe(true);
    expect(mayLastLonger({ refreshTokenExpiresAt: minute, setAt: 0 })).toBe(false);
  });
});

const moves = movesOf<typeof session>(sessionStage, [
  'answer read storage = one hour',
  'answer read storage = two minutes',
  'answer read storage = over',
  'answer read storage = nothing',
  'fail read storage = cannot be read',
  'answer load person = Helena',
  'fail load person = failed',
  'send session / ask again',
  'send session / signed in = one hour',
  'send session / tokens from another tab = two minutes',
  'send session / another tab left = by choice',
  'send session / another tab left = not extended',
  'send session / token expired = ours',
  'send session / token refused = ours',
  'send session / token needed',
  'send session / renew',
  'answer renew = one hour',
  'fail renew = refused',
  'fail renew = unreachable',
  'fail renew = failed',
  'send dialog / extend',
  'send dialog / leave',
  'send dialog / dismiss',
  'send session / leave',
  'send session / leave everywhere',
  'answer revoke = done',
  'fail revoke = failed',
  'pass 5000',
  'pass 30000',
  'pass 120000',
  'pass 3600000',
  'sleep 7200000',
  'send session / woke',
]);

/** Two situations are the same when machine, dialog and every answer about time are. */
const situation = (here: Session) => {
  const { tokens: held } = here.snapshot.context;
  const now = here.now();
  const dialog = dialogOf(here);
  const about = [hasLapsed(held, now), isShortLived(held), isNearExpiry(held, now), wereJustSet(held, now)];
  return JSON.stringify([
    here.snapshot.value,
    dialog?.value,
    dialog?.context.wasTold,
    about,
    here.snapshot.context.ending,
  ]);
};

/** What holds at all times. */
function assertSound(here: Session, path: string[], flag?: { isUp: boolean }) {
  const { snapshot } = here;
  const dialog = dialogOf(here);
  const script = path.join('\n');
  const why = `${script}\nSee it: Machines/session, #do=${toAddress(stepsOf(script))}\n`;
  expect(snapshot.status, why).not.toBe('error');
  if (snapshot.matches('anonymous')) {
    expect([snapshot.context.tokens, snapshot.context.person], why).toEqual([nothing, undefined]);
    if (flag) expect(flag.isUp, `${why}: the flag outlives the session`).toBe(false);
  }
  if (flag) expect(flag.isUp, `${why}: the flag stands without the dialog`).toBe(dialog?.hasTag('open') ?? false);
  expect(here.waiting('renew'), `${why}: renewals in flight`).toBeLessThanOrEqual(1);
  if (snapshot.matches('authenticated')) expect(dialog?.status, `${why}: no dialog watches`).toBe('active');
  if (dialog?.matches({ open: 'extending' })) expect(here.waiting('renew'), `${why}: extends nothing`).toBe(1);
  if (dialog?.hasTag('open')) expect(isIn(here, 'valid'), `${why}: open over valid access`).toBe(false);
}

describe('session with its dialog', () => {
  afterAll(() => console.log([session, expiryDialog].map((machine) => coverage.of(machine).told).join('\n')));

  it('holds its promises wherever every move leads', async () => {
    let flag = { isUp: false };
    const { runs, situations } = await explore({
      make: () => {
        flag = { isUp: false };
        return world({ flag });
      },
      moves,
      key: situation,
      check: (here, path) => assertSound(here, path, flag),
    });
    console.log(`${runs} runs, ${situations} situations`);
    for (const machine of [session, expiryDialog]) {
      const { states, transitions } = coverage.of(machine);
      expect({ states, transitions }, machine.id).toEqual({ states: [], transitions: [] });
    }
    await expect(coverage.written).toMatchFileSnapshot('testing/session.taken.json');
  }, 60_000);

  it('holds them on any long way', async () => {
    const seed = Number(process.env.SEED ?? 20_261_121);
    console.log(`SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 40 }), async (path) => {
        const flag = { isUp: false };
        const here = world({ flag });
        for (const [index, name] of path.entries()) {
          await moves[name]?.(here);
          assertSound(here, path.slice(0, index + 1), flag);
        }
        here.actor.stop();
      }),
      { numRuns: 2_000, seed },
    );
  }, 120_000);
});
