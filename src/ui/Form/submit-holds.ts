import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** The reason why a field blocks its form: its text is not matched yet, a search is pending, or its text is invalid. */
export type SubmitHold = 'unsettled' | 'pending' | 'stopped';

interface HeldField {
  hold: SubmitHold | undefined;
  /** Matches the text of an unsettled field. */
  settle: () => void;
  focus: () => void;
}

/** The fields that block a form, and whether a submit is waiting for them. */
export class SubmitHolds {
  readonly #fields = new Map<string, HeldField>();
  readonly #send: () => void;
  #isAsked = false;

  constructor(send: () => void) {
    this.#send = send;
  }

  set(id: string, field: HeldField) {
    this.#fields.set(id, field);
    // Further typing cancels the submit that was waiting for this field.
    if (field.hold === 'unsettled') this.#isAsked = false;
    this.#goOn();
  }

  delete(id: string) {
    this.#fields.delete(id);
    this.#goOn();
  }

  /**
   * Returns whether the form can be submitted now. Otherwise it is submitted when all fields are settled, or the first
   * invalid field takes the focus.
   */
  isOpen(): boolean {
    const held = this.#held();
    if (held.length === 0) return true;
    this.#isAsked = true;
    for (const { hold, settle } of held) if (hold === 'unsettled') settle();
    this.#goOn();
    return false;
  }

  #held = () => [...this.#fields.values()].filter(({ hold }) => hold !== undefined);

  #goOn() {
    const held = this.#held();
    if (!this.#isAsked || held.some(({ hold }) => hold !== 'stopped')) return;
    this.#isAsked = false;
    // After this render's effects, so that the form submits the settled values.
    const [stopped] = held;
    queueMicrotask(() => (stopped ? stopped.focus() : this.#send()));
  }
}

export const SubmitHoldsContext = createContext<SubmitHolds | undefined>(undefined);

/** Blocks the form around a field while the field has a hold. */
export function useSubmitHold(hold: SubmitHold | undefined, acts: Pick<HeldField, 'settle' | 'focus'>) {
  const id = useId();
  const holds = useContext(SubmitHoldsContext);
  const settle = useEffectEvent(acts.settle);
  const focus = useEffectEvent(acts.focus);
  useEffect(() => {
    holds?.set(id, { hold, settle: () => settle(), focus: () => focus() });
  }, [holds, id, hold]);
  useEffect(() => () => holds?.delete(id), [holds, id]);
}
