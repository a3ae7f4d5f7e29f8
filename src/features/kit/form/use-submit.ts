import { useRef, useState } from 'react';
import { fieldErrors, type Problem, toProblem } from '../../kernel/problem';
import type { FormErrors } from './rule-errors';
import type { SavedValues } from './stored-draft';

export interface SubmitOptions<Values extends object, Answer> {
  /** Sends the values over the version they were typed over. */
  send: (values: Values, version: number | undefined) => Promise<Answer>;
  /** Reads what is saved now, after somebody else was faster. */
  readAgain?: () => Promise<SavedValues<Values> | undefined>;
  /** What the server said of no field by its name, by field. */
  place?: (problem: Problem) => FormErrors<Values>;
}

interface Sent<Values, Answer> {
  /** Where it leads to another page it answers once that is there: until then nothing is sent again. */
  onSent: (answer: Answer) => void | Promise<void>;
  /** Tells what the server found wrong; answers whether that is about any field. */
  take: (errors: FormErrors<Values>) => boolean;
  seen: Values;
}

interface Sending<Values> {
  isPending: boolean;
  /** Why it failed, where that is told of no field. */
  problem?: Problem;
  /** What is saved now, where somebody else was faster. */
  theirs?: SavedValues<Values>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sends the values of a form, one sending at a time, and says how it went. */
export function useSubmit<Values extends object, Answer>({ send, readAgain, place }: SubmitOptions<Values, Answer>) {
  const [state, setState] = useState<Sending<Values>>({ isPending: false });
  const isSending = useRef(false);

  async function run(values: Values, version: number | undefined, follow: Sent<Values, Answer>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isPending: true });
    const failure = await send(values, version).then(
      async (answer) => {
        await follow.onSent(answer);
        isSending.current = false;
        setState({ isPending: false });
      },
      (error: unknown) => toProblem(error),
    );
    if (failure) await fail(failure, values, version, follow);
  }

  async function fail(problem: Problem, values: Values, version: number | undefined, follow: Sent<Values, Answer>) {
    const now = problem.code === 'STALE_VERSION' ? await readAgain?.().catch(() => undefined) : undefined;
    isSending.current = false;
    // Somebody changed what this form does not show: there is nothing to choose.
    if (now && now.version !== version && isSame(now.values, follow.seen)) return run(values, now.version, follow);
    const isTold = follow.take({ ...(fieldErrors(problem) as FormErrors<Values>), ...place?.(problem) });
    setState({ isPending: false, theirs: now, ...(!isTold && { problem }) });
  }

  return {
    ...state,
    run,
    closeConflict: () => setState((before) => ({ ...before, theirs: undefined })),
    forget: () => setState({ isPending: false }),
  };
}
