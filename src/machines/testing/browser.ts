import { fromPromise, type InspectionEvent } from 'xstate';
import { VirtualClock } from '../../inspector/virtual-clock';
import { flush, World } from '../../inspector/world';
import { type Ending, type Person, RenewalRefused, session } from '../session';
import type { Tokens } from '../tokens';

const minute = 60_000;

type Tab = World<typeof session>;

/** Several tabs of one browser: one storage, one lock, one server, one clock. */
export class Browser {
  readonly clock = new VirtualClock();
  readonly tabs: Tab[];
  stored: Tokens = { setAt: 0 };
  /** Renewals that the server has not answered yet. */
  asked: { answer: (tokens: Tokens) => void; refuse: () => void }[] = [];
  mostAtOnce = 0;
  #made = 0;
  #lock: Promise<unknown> = Promise.resolve();
  readonly #isLocked: boolean;

  /** `inspect` hears what the actors of a tab, by its place, report. */
  constructor(count: number, isLocked = true, inspect?: (tab: number) => (event: InspectionEvent) => void) {
    this.#isLocked = isLocked;
    this.stored = this.#issue();
    this.tabs = Array.from({ length: count }, (_, place) => this.#open(inspect?.(place)));
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

  #open(inspect?: (event: InspectionEvent) => void): Tab {
    const others = (tell: (tab: Tab) => void) =>
      queueMicrotask(() => this.tabs.filter((other) => other !== tab).forEach(tell));
    const tab: Tab = new World(session, {
      input: ({ now }) => ({ now }),
      clock: this.clock,
      ...(inspect && { inspect }),
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

  /** What one tab does alone: its session hears an event, or its dialog. */
  async act(tab: number, type: 'renew' | 'leave' | 'woke' | 'extend' | 'dismiss') {
    const { actor, snapshot } = this.tabs[tab] as Tab;
    if (type === 'extend' || type === 'dismiss') snapshot.children.dialog?.send({ type });
    else actor.send({ type });
    await this.settle();
  }

  async settle() {
    for (let turn = 0; turn < 4; turn++) await flush();
  }
}
