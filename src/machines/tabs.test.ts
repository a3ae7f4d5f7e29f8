import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { VirtualClock } from '../inspector/virtual-clock';
import { flush, World } from '../inspector/world';
import { type Ending, type Person, RenewalRefused, session } from './session';
import type { Tokens } from './tokens';

const second = 1_000;
const minute = 60 * second;

type Tab = World<typeof session>;

/** Several tabs of one browser: one storage, one lock, one server, one clock. */
class Browser {
  readonly clock = new VirtualClock();
  readonly tabs: Tab[];
  stored: Tokens = { setAt: 0 };
  /** Renewals that the server has not answered yet. */
  asked: { answer: (tokens: Tokens) => void; refuse: () => void }[] = [];
  mostAtOnce = 0;
  #made = 0;
  #lock: Promise<unknown> = Promise.resolve();
  readonly #isLocked: boolean;

  constructor(count: number, isLocked = true) {
    this.#isLocked = isLocked;
    this.stored = this.#issue();
    this.tabs = Array.from({ length: count }, () => this.#open());
  }

  #issue(): Tokens {
    const setAt = 1_000_000 + this.clock.now();
    this.#made++;
    return {
      accessToken: `tra_token_${this.#made}`,
      accessTokenExpiresAt: setAt + 2 * minute,
      refreshToken: `trr_token_${this.#made}`,
      refreshTokenExpiresAt: setAt + 600 * minute,
      setAt,
    };
  }

  #ask = () =>
    new Promise<Tokens>((answer, fail) => {
      this.asked.push({ answer, refuse: () => fail(new RenewalRefused()) });
      this.mostAtOnce = Math.max(this.mostAtOnce, this.asked.length);
    });

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.#isLocked) return work();
    const turn = this.#lock.then(work, work);
    this.#lock = turn.catch(() => {});
    return turn;
  }

  #open(): Tab {
    const others = (tell: (tab: Tab) => void) =>
      queueMicrotask(() => this.tabs.filter((other) => other !== tab).forEach(tell));
    const tab: Tab = new World(session, {
      input: ({ now }) => ({ now }),
      clock: this.clock,
      actors: {
        'read storage': fromPromise(async () => this.stored) as never,
        'load person': fromPromise(async () => ({ name: 'Helena Prado' }) as Person) as never,
        revoke: fromPromise(async () => {}) as never,
        renew: fromPromise<Tokens, { tokens: Tokens }>(({ input }) =>
          // Whoever gets the lock looks first whether another tab has renewed meanwhile.
          this.#alone(async () => (this.stored.setAt > input.tokens.setAt ? this.stored : this.#ask())),
        ) as never,
      },
      actions: {
        'keep tokens': (_, { tokens }: { tokens: Tokens }) => {
          this.stored = tokens;
          others((other) => other.actor.send({ type: 'tokens from another tab', tokens }));
        },
        'forget tokens': () => {
          this.stored = { setAt: 0 };
        },
        'tell the other tabs': (_, { ending }: { ending: Ending }) => {
          const at = tab.now();
          others((other) => other.actor.send({ type: 'another tab left', at, ending }));
        },
      },
    });
    return tab;
  }

  async server(how: 'renews' | 'refuses') {
    const question = this.asked.shift();
    if (how === 'renews') question?.answer(this.#issue());
    else question?.refuse();
    await this.settle();
  }

  async advance(ms: number) {
    await this.clock.advance(ms, flush);
    await this.settle();
  }

  async settle() {
    for (let turn = 0; turn < 4; turn++) await flush();
  }
}

const acts = ['renew', 'woke', 'leave', 'extend', 'dismiss', 'token needed'] as const;
type Act = { tab: number; act: (typeof acts)[number] } | { server: 'renews' | 'refuses' } | { pass: number };

async function play(browser: Browser, act: Act) {
  if ('pass' in act) return browser.advance(act.pass);
  if ('server' in act) return browser.server(act.server);
  const tab = browser.tabs[act.tab % browser.tabs.length];
  if (act.act === 'extend' || act.act === 'dismiss') tab?.snapshot.children.dialog?.send({ type: act.act });
  else tab?.actor.send({ type: act.act });
  return browser.settle();
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tab: fc.nat(2), act: fc.constantFrom(...acts) }) },
  { weight: 2, arbitrary: fc.constantFrom({ server: 'renews' } as const, { server: 'refuses' } as const) },
  { weight: 2, arbitrary: fc.constantFrom(5 * second, 61 * second, 125 * second).map((pass) => ({ pass })) },
);

function assertAgreement(browser: Browser) {
  const snapshots = browser.tabs.map(({ snapshot }) => snapshot);
  for (const { status, context, matches } of snapshots) {
    expect(status).not.toBe('error');
    expect(matches).toBeDefined();
    expect(context.tokens.accessToken).toBe(browser.stored.accessToken);
  }
}

describe.each([2, 3])('%i tabs that share storage and lock', (count) => {
  it('never renew twice at once, and agree in the end', async () => {
    const seed = Number(process.env.SEED ?? 20_261_121);
    console.log(`SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (way) => {
        const browser = new Browser(count);
        await browser.settle();
        for (const act of way) await play(browser, act);
        while (browser.asked.length) await browser.server('renews');
        await browser.settle();
        expect(browser.mostAtOnce).toBeLessThanOrEqual(1);
        assertAgreement(browser);
        for (const { actor } of browser.tabs) actor.stop();
      }),
      { numRuns: 1_000, seed },
    );
  }, 120_000);
});

it('without the lock two tabs do renew at once: the test would see it', async () => {
  const browser = new Browser(2, false);
  await browser.settle();
  for (const tab of [0, 1]) await play(browser, { tab, act: 'renew' });
  expect(browser.mostAtOnce).toBe(2);
});
