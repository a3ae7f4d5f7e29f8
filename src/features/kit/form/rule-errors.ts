import { useState } from 'react';
import type { Rule } from '#openapi/rule';
import type { Parse } from '../../kernel/browser-storage';
import { useWords } from '../../kernel/language';
import { findViolation, type ViolationKind } from './rule-violations';
import { formWords } from './words';

/** A form field: its label, and how to display its value and its errors if the defaults do not suffice. */
export interface FormField<Value> {
  label: string;
  /** Displays a value in the comparison of versions. */
  show?: (value: Value) => string;
  says?: Partial<Record<ViolationKind, (limit: number) => string>>;
  /** Parses a list of objects from a draft; without it only lists of texts survive a reload. */
  parse?: Parse<Value>;
}

export type FormFields<Values> = { [Name in keyof Values]: FormField<Values[Name]> };
export type FormRules<Values> = { readonly [Name in keyof Values]?: Rule };
/** The draft parsers of fields that hold more than texts. */
export type Parsers<Values> = { readonly [Name in keyof Values]?: Parse<Values[Name]> };
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

export interface ValidationOptions<Values> {
  fields: FormFields<Values>;
  /** The contract's rules for each field, from `#openapi/rules/`. */
  rules: FormRules<Values>;
  /** Validation beyond the rules, such as one value against another. */
  check?: (values: Values) => FormErrors<Values>;
}

interface RuleError {
  kind: ViolationKind | 'checked';
  message: string;
}
type RuleErrors<Values> = Partial<Record<keyof Values, RuleError>>;

/** Returns the draft parsers of the fields. */
export const getParsers = <Values>(fields: FormFields<Values>): Parsers<Values> =>
  Object.fromEntries(
    getFieldNames(fields).flatMap((name) => (fields[name].parse ? [[name, fields[name].parse]] : [])),
  ) as Parsers<Values>;

/** Returns the field names in order. */
export const getFieldNames = <Values>(fields: FormFields<Values>) => Object.keys(fields) as (keyof Values & string)[];

/** Trims the values for sending, except passwords, in which every character counts. */
export const trimValues = <Values extends object>(values: Values, rules: FormRules<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && rules[name as keyof Values]?.format !== 'password' ? value.trim() : value,
    ]),
  ) as Values;

/** Validates a form's values; errors become visible once a field is left or the form is submitted. */
export function useRuleErrors<Values extends object>({ fields, rules, check }: ValidationOptions<Values>) {
  const t = useWords(formWords);
  const [told, setTold] = useState<Partial<Record<keyof Values, RuleError['kind']>>>({});

  function find(typed: Values): RuleErrors<Values> {
    const values = trimValues(typed, rules);
    const checked: FormErrors<Values> = check?.(values) ?? {};
    const found: RuleErrors<Values> = {};
    for (const name of getFieldNames(fields)) {
      const { label, says } = fields[name];
      const fault = findViolation(values[name], rules[name] ?? {});
      const ownWords = checked[name];
      if (fault) {
        const { kind, limit } = fault;
        found[name] = { kind, message: says?.[kind]?.(limit) ?? t(`fault.${kind}`, { label, limit }) };
      } else if (ownWords) found[name] = { kind: 'checked', message: ownWords };
    }
    return found;
  }

  return {
    /** The visible kinds of error of each field. */
    told,
    find,
    tell: (found: RuleErrors<Values>) => {
      const kinds = Object.entries(found as Record<string, RuleError>).map(([name, { kind }]) => [name, kind]);
      setTold((before) => ({ ...before, ...Object.fromEntries(kinds) }));
    },
    /** Hides errors that are resolved; new errors wait until the field is left. */
    mend: (values: Values) => {
      const found = find(values);
      setTold((before) => {
        const still = getFieldNames(fields).filter((name) => found[name] && found[name].kind === before[name]);
        return Object.fromEntries(still.map((name) => [name, before[name]])) as typeof before;
      });
    },
    forget: () => setTold({}),
  };
}
