import { useState } from 'react';
import { type FormErrors, getFieldNames, useRuleErrors, type ValidationOptions } from './rule-errors';

/** The last failed submit: its number, and the fields it concerned. */
interface Stop<Values> {
  count: number;
  names: (keyof Values)[];
}

const without = <Values>(errors: FormErrors<Values>, part: object) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))) as FormErrors<Values>;

/** Collects the errors of a form's fields, from the contract's rules and the server, and decides which are visible. */
export function useFieldErrors<Values extends object>(ruled: ValidationOptions<Values>, values: Values) {
  const names = getFieldNames(ruled.fields);
  const ruleErrors = useRuleErrors(ruled);
  /** Server errors; each is dropped when its field changes. */
  const [answered, setAnswered] = useState<FormErrors<Values>>({});
  /** The fields that changed since the form opened. */
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
    /** The errors of the last failed submit whose fields have not changed since. */
    summary: errors.filter(({ field }) => stop.names.includes(field)),
    /** Increases with each failed submit, so that the summary can take the focus. */
    stops: stop.count,
    /** Validates values; on failure shows all errors. */
    passes: (chosen: Values) => {
      const wrong = ruleErrors.find(chosen);
      const inFields = names.filter((name) => wrong[name]);
      if (inFields.length === 0) return true;
      ruleErrors.tell(wrong);
      halt(inFields);
      return false;
    },
    /** Shows server errors until their fields change; returns whether any belongs to a field. */
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
    /** Shows the error of a field that the person leaves. A field that was left empty waits for the submit. */
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
