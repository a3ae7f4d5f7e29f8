import { timerGuard } from './loops';

interface Timer {
  at: number;
  run: () => void;
}

/** A clock for `createActor(machine, { clock })` that stands still until it is moved, and then walks from timer to timer. */
export class VirtualClock {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  /** Milliseconds since the clock was made. */
  now = () => this.#now;

  setTimeout = (run: (...given: unknown[]) => void, ms: number): number => {
    this.#timers.set(++this.#last, { at: this.#now + Math.max(0, ms), run });
    return this.#last;
  };

  clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** When the next timer is due. */
  nextDue(): number | undefined {
    const dues = [...this.#timers.values()].map(({ at }) => at);
    return dues.length ? Math.min(...dues) : undefined;
  }

  /**
   * Lets time pass, every timer at its own instant; `afterEach` gives promises their turn in between. Throws where timers
   * go on for ever at one instant, as those of no delay that start each other do.
   */
  async advance(ms: number, afterEach: () => Promise<unknown>): Promise<void> {
    const until = this.#now + ms;
    const assertPasses = timerGuard();
    for (let due = this.nextDue(); due !== undefined && due <= until; due = this.nextDue()) {
      const [id, timer] = [...this.#timers].find(([, { at }]) => at === due) as [number, Timer];
      this.#timers.delete(id);
      assertPasses(due);
      this.#now = due;
      timer.run();
      await afterEach();
    }
    this.#now = until;
    await afterEach();
  }
}
