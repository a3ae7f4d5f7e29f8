import { useState } from 'react';
import type { Rule } from '#openapi/rule';
import type { Parse } from '../../kernel/browser-storage';
import { useWords } from '../../kernel/language';
import { findViolation, type ViolationKind } from './rule-violations';
import { formWords } from './words';

/** One field of a form: what it is called, and how its value and its faults read where that needs words of its own. */
export interface FormField<Value> {
  label: string;
  /** How a value reads beside another. */
  show?: (value: Value) => string;
  says?: Partial<Record<ViolationKind, (limit: number) => string>>;
  /** Reads a list of things out of a draft; without it only lists of texts outlive a reload. */
  parse?: Parse<Value>;
}

export type FormFields<Values> = { [Name in keyof Values]: FormField<Values[Name]> };
export type FormRules<Values> = { readonly [Name in keyof Values]?: Rule };
/** What reads a field that holds more than texts out of a draft. */
export type Parsers<Values> = { readonly [Name in keyof Values]?: Parse<Values[Name]> };
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

export interface ValidationOptions<Values> {
  fields: FormFields<Values>;
  /** What the contract demands of each field, from `#openapi/rules/`. */
  rules: FormRules<Values>;
  /** What no rule says: one value against another, or words that a format wants. */
  check?: (values: Values) => FormErrors<Values>;
}

interface RuleError {
  kind: ViolationKind | 'checked';
  message: string;
}
type RuleErrors<Values> = Partial<Record<keyof Values, RuleError>>;

/** How the fields read what is more than a text out of a draft. */
export const getParsers = <Values>(fields: FormFields<Values>): Parsers<Values> =>
  Object.fromEntries(
    getFieldNames(fields).flatMap((name) => (fields[name].parse ? [[name, fields[name].parse]] : [])),
  ) as Parsers<Values>;

/** The names of a form's fields, in their order. */
export const getFieldNames = <Values>(fields: FormFields<Values>) => Object.keys(fields) as (keyof Values & string)[];

/** Values as they are sent: without blanks around, but for passwords, in which every character counts. */
export const trimValues = <Values extends object>(values: Values, rules: FormRules<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && rules[name as keyof Values]?.format !== 'password' ? value.trim() : value,
    ]),
  ) as Values;

/** Finds what is wrong with a form's values, and tells it once a field was left or the form sent, never meanwhile. */
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
    /** The kinds of what was told, of each field. */
    told,
    find,
    tell: (found: RuleErrors<Values>) => {
      const kinds = Object.entries(found as Record<string, RuleError>).map(([name, { kind }]) => [name, kind]);
      setTold((before) => ({ ...before, ...Object.fromEntries(kinds) }));
    },
    /** Takes back what is no longer so; what is newly wrong waits until the field is left. */
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
