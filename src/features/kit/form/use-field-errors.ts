import { useState } from 'react';
import { type FormErrors, getFieldNames, useRuleErrors, type ValidationOptions } from './rule-errors';

/** What the person has to hear at once: that nothing was sent, or that it failed, and in which fields. */
interface Stop<Values> {
  count: number;
  names: (keyof Values)[];
}

const without = <Values>(errors: FormErrors<Values>, part: object) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))) as FormErrors<Values>;

/** What is wrong with the fields of a form, by the contract's rules and by the server, and what of it is told by now. */
export function useFieldErrors<Values extends object>(ruled: ValidationOptions<Values>, values: Values) {
  const names = getFieldNames(ruled.fields);
  const ruleErrors = useRuleErrors(ruled);
  /** What the server found wrong, until the field is changed. */
  const [answered, setAnswered] = useState<FormErrors<Values>>({});
  /** The fields that were changed since the form opened. */
  const [touched, setTouched] = useState<{ [Name in keyof Values]?: true }>({});
  const [stop, setStop] = useState<Stop<Values>>({ count: 0, names: [] });
  const halt = (inFields: (keyof Values)[]) => setStop(({ count }) => ({ count: count + 1, names: inFields }));

  const found = ruleErrors.find(values);
  const errorOf = (name: keyof Values) =>
    found[name] && found[name].kind === ruleErrors.told[name] ? found[name].message : answered[name];
  const errors = names.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });

  return {
    errorOf,
    /** Those of the last stop that were not taken up since. */
    summary: errors.filter(({ field }) => stop.names.includes(field)),
    /** Grows whenever the person has to hear what is wrong. */
    stops: stop.count,
    /** Whether values keep the rules; if not, all that is wrong is told. */
    passes: (chosen: Values) => {
      const wrong = ruleErrors.find(chosen);
      const inFields = names.filter((name) => wrong[name]);
      if (inFields.length === 0) return true;
      ruleErrors.tell(wrong);
      halt(inFields);
      return false;
    },
    /** Tells what somebody else finds wrong, until the field is changed; answers whether that is about any field. */
    take: (theirs: FormErrors<Values>) => {
      const inFields = names.filter((name) => theirs[name]);
      setAnswered(theirs);
      halt(inFields);
      return inFields.length > 0;
    },
    mend: (next: Values, part: Partial<Values>) => {
      ruleErrors.mend(next);
      setTouched((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, true])) }));
      setAnswered((before) => without(before, part));
      setStop((before) => ({ ...before, names: before.names.filter((name) => !(name in part)) }));
    },
    /** Tells what is wrong with a field that the person leaves. Whoever passes an empty field by is told on sending. */
    leave: (field: string) => {
      const left = names.find((name) => name === field);
      const error = left && found[left];
      if (error && (error.kind !== 'missing' || touched[left])) ruleErrors.tell({ [left]: error } as typeof found);
    },
    forget: () => {
      ruleErrors.forget();
      setAnswered({});
    },
  };
}
