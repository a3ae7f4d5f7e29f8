import { useRef, useState } from 'react';
import { fieldErrors, type Problem, toProblem } from '../../kernel/problem';
import type { FormErrors } from './rule-errors';
import type { SavedValues } from './stored-draft';

export interface SubmitOptions<Values extends object, Answer> {
  /** Sends the values with the version that they are based on. */
  send: (values: Values, version: number | undefined) => Promise<Answer>;
  /** Reloads the saved values after a conflict. */
  readAgain?: () => Promise<SavedValues<Values> | undefined>;
  /** Maps a server error without a matching field name to fields. */
  place?: (problem: Problem) => FormErrors<Values>;
}

interface Sent<Values, Answer> {
  /** Called after a success. Its promise blocks further submits until the next page is shown. */
  onSent: (answer: Answer) => void | Promise<void>;
  /** Shows server errors; returns whether any belongs to a field. */
  take: (errors: FormErrors<Values>) => boolean;
  seen: Values;
}

interface Sending<Values> {
  isPending: boolean;
  /** The failure, if it belongs to no field. */
  problem?: Problem;
  /** The saved values of the other person after a conflict. */
  theirs?: SavedValues<Values>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Submits a form, one request at a time, and tracks the result. */
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
    // The other change does not affect the fields of this form, so send over it.
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
