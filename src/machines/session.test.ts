import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Person, REVOKE_CAP, type StoredTokens, session } from './session';
import { unwalked, walk } from './walk';

const tokens = (accessTokenExpiresAt: number): StoredTokens => ({
  accessToken: 'tra_1',
  accessTokenExpiresAt,
  refreshToken: 'trr_1',
  refreshTokenExpiresAt: 9_000,
});
const helena = {
  id: '1',
  name: 'Helena Prado',
  email: 'admin@trama.example',
  permissions: [],
  roles: [],
  units: [],
} as Person;

const how = {
  input: { now: () => 1_000 },
  events: [
    { type: 'signed in', tokens: tokens(5_000) },
    { type: 'token refused' },
    { type: 'ask again' },
    { type: 'leave' },
    { type: 'leave everywhere' },
  ],
  replies: {
    'read storage': [tokens(5_000), tokens(1_000), undefined],
    'load person': [helena],
    'revoke here': [undefined],
    'revoke everywhere': [undefined],
  },
} satisfies Parameters<typeof walk<typeof session>>[1];

describe('session', () => {
  it('is walked to 100 % of its states and transitions', () => {
    expect(unwalked(session, how)).toEqual({ states: [], transitions: [] });
  });

  it.each(walk(session, how))('$trail', ({ state }) => {
    const { tokens: held, person } = state.context;
    if (state.matches('anonymous')) expect({ held, person }).toEqual({ held: undefined, person: undefined });
    if (state.matches({ authenticated: 'ready' })) expect(person).toEqual(helena);
    if (state.matches('authenticated')) expect(held?.accessTokenExpiresAt).toBeGreaterThan(1_000);
    expect(state.hasTag('settled')).toBe(
      !state.matches('booting') && !state.matches('ending') && !state.matches({ authenticated: 'loading' }),
    );
  });

  it('forgets the tokens even when the server never answers', async () => {
    const clock = new SimulatedClock();
    const done: string[] = [];
    const actor = createActor(
      session.provide({
        actors: {
          'read storage': fromPromise<StoredTokens | undefined>(async () => tokens(5_000)),
          'load person': fromPromise(async () => helena),
          revoke: fromPromise<void, { refreshToken?: string; everywhere: boolean }>(() => new Promise(() => {})),
        },
        actions: {
          'forget tokens': () => done.push('forgotten'),
          'show the front page': () => done.push('front page'),
        },
      }),
      { input: { now: () => 1_000 }, clock },
    ).start();
    await new Promise((resolve) => setTimeout(resolve));
    actor.send({ type: 'leave' });
    clock.increment(REVOKE_CAP - 1);
    expect(done).toEqual([]);
    clock.increment(1);
    expect(done).toEqual(['forgotten', 'front page']);
    expect(actor.getSnapshot().value).toBe('anonymous');
  });
});
