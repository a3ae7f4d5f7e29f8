import { useEffect, useId, useInsertionEffect, useRef, useState } from 'react';
import { fieldErrors, Problem } from '../../kernel/problem';
import { useDraft } from './draft';
import { type FormErrors, getFieldNames, getParsers, trimValues, type ValidationOptions } from './rule-errors';
import { isRequiredByRule } from './rule-violations';
import type { SavedValues } from './stored-draft';
import { useFieldErrors } from './use-field-errors';
import { type SubmitOptions, useSubmit } from './use-submit';

export interface EntityFormOptions<Values extends object, Answer>
  extends ValidationOptions<Values>,
    SubmitOptions<Values, Answer> {
  /** What stands in the fields at first: what is saved of something, with its version, or the blanks of something new. */
  of: SavedValues<Values>;
  /** Where unsent values are kept in this tab. Passwords never are. */
  draft?: string;
  /** What was typed serves again: the draft stays after sending. */
  keepsDraft?: boolean;
  /** Asked before sending, after all rules: false, or what is wrong by field, and nothing is sent. */
  isReady?: (values: Values) => boolean | FormErrors<Values>;
  /** `typed` is what stood in the fields as it was sent. Where it leads to another page it answers once that is there. */
  onSent?: (answer: Answer, values: Values, typed: Values) => void | Promise<void>;
  /** The machine that `send` only tells, and how it stands. */
  flow?: { isPending: boolean; failure?: unknown };
}

type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

/** Tells what a machine failed of, once for each failure. */
function useFlowFailure<Values>(failure: unknown, take: (errors: FormErrors<Values>) => void) {
  const [known, setKnown] = useState<unknown>();
  if (failure === known) return;
  setKnown(failure);
  take(failure instanceof Problem ? (fieldErrors(failure) as FormErrors<Values>) : {});
}

/** The form of something: its values and their draft, errors, one sending at a time, and whose version holds. */
export function useEntityForm<Values extends object, Answer = unknown>(options: EntityFormOptions<Values, Answer>) {
  const { fields, rules, isReady, onSent, keepsDraft, flow } = options;
  const id = useId();
  const names = getFieldNames(fields);
  const secret = names.filter((name) => rules[name]?.format === 'password');
  const draft = useDraft(options.draft, options.of, rules, secret, getParsers(fields));
  const { values, seen } = draft;
  const told = useFieldErrors(options, values);
  const sending = useSubmit(options);
  useFlowFailure(flow?.failure, told.take);

  // What changes by what stands there by now must not go by what stood there when it was asked to.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  function changeNow(by: Change<Values>) {
    const part = typeof by === 'function' ? by(latest.current) : by;
    draft.change(part);
    told.mend({ ...latest.current, ...part }, part);
  }
  const latestChange = useRef(changeNow);
  useInsertionEffect(() => {
    latestChange.current = changeNow;
  });
  // Stable, because fields are memoized: typing in one of them renders no other.
  const [change] = useState(() => (by: Change<Values>) => latestChange.current(by));
  const [changeOf] = useState(
    () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (value: Values[typeof name]) => change({ [name]: value } as unknown as Partial<Values>),
        ]),
      ) as unknown as { [Name in keyof Values]: (value: Values[Name]) => void },
  );

  /** Sends what was typed, or says what is wrong with it. */
  async function submit(chosen = values, asked?: number): Promise<void> {
    if (flow?.isPending) return;
    const version = asked ?? seen.version;
    const sent = trimValues(chosen, rules);
    const ready = isReady?.(sent) ?? true;
    if (!told.passes(chosen) || ready === false) return;
    if (ready !== true) return void told.take(ready);
    await sending.run(sent, version, {
      seen: seen.values,
      take: told.take,
      onSent: (answer) => {
        if (!keepsDraft) draft.finish();
        return onSent?.(answer, sent, values);
      },
    });
  }

  const hasChoice = names.some((name) => !isRequiredByRule(rules[name] ?? {}));
  const { theirs, problem, closeConflict } = sending;

  return {
    id,
    /** Whether it creates something, instead of changing what is saved. */
    isNew: options.of.version === undefined,
    fields,
    values,
    change,
    submit,
    isPending: sending.isPending || flow?.isPending === true,
    problem,
    summary: told.summary,
    stops: told.stops,
    leave: told.leave,
    isUnsaved: draft.isUnsaved,
    found: draft.found,
    restore: draft.restore,
    /** What was typed is thrown away. */
    discard: draft.finish,
    /** Something is saved by now, and stands in the fields unless something else was typed since. */
    settle: draft.rebase,
    /** Both versions, where somebody else was faster. */
    conflict: theirs && { seen: seen.values, mine: values, theirs, close: closeConflict },
    /** All that a field takes. A star tells what must be filled in from what need not. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      label: fields[name].label,
      value: values[name],
      onChange: changeOf[name],
      error: told.errorOf(name),
      isRequired: hasChoice && isRequiredByRule(rules[name] ?? {}) ? true : undefined,
    }),
    /** Begins anew from what is saved, or blank. */
    reset: () => {
      draft.reset();
      told.forget();
      sending.forget();
    },
  };
}

export type EntityForm<Values extends object> = ReturnType<typeof useEntityForm<Values>>;
