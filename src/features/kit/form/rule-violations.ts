import { isEmail } from '#domain/email';
import type { Rule } from '#openapi/rule';

/** The kinds of rule violation. */
export type ViolationKind = 'missing' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooLarge' | 'malformed';

export interface RuleViolation {
  kind: ViolationKind;
  /** The violated limit, if it is a number; otherwise 0. */
  limit: number;
}

/** Returns whether a field must not be empty: required by the contract, or with a minimum length. */
export const isRequiredByRule = ({ required, minLength = 0 }: Rule) => required === true || minLength > 0;

function isMalformed(text: string, { pattern, format, enum: options }: Rule): boolean {
  if (pattern && !new RegExp(pattern, 'u').test(text)) return true;
  if (options && !options.includes(text)) return true;
  // Days, ids and instants are chosen instead of typed; formats known only to an area are validated by its forms.
  return format === 'email' && !isEmail(text);
}

function faultInText(text: string, rule: Rule): RuleViolation | undefined {
  if (text === '') return isRequiredByRule(rule) ? { kind: 'missing', limit: 0 } : undefined;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule;
  // The contract counts code points, not UTF-16 units.
  const { length } = [...text];
  if (length > maxLength) return { kind: 'tooLong', limit: maxLength };
  // A format error is more specific than a length error.
  if (isMalformed(text, rule)) return { kind: 'malformed', limit: 0 };
  return length < minLength ? { kind: 'tooShort', limit: minLength } : undefined;
}

/** Returns the first rule that a value violates, if any; the server decides in the end. */
export function findViolation(value: unknown, rule: Rule): RuleViolation | undefined {
  if (value === null || value === undefined) return rule.required ? { kind: 'missing', limit: 0 } : undefined;
  if (typeof value === 'string') return faultInText(value, rule);
  if (Array.isArray(value) && rule.required && value.length < (rule.minItems ?? 0))
    return { kind: 'missing', limit: 0 };
  const size = Array.isArray(value) ? value.length : value;
  if (typeof size !== 'number') return undefined;
  const least = Array.isArray(value) ? rule.minItems : rule.minimum;
  const most = Array.isArray(value) ? rule.maxItems : rule.maximum;
  if (least !== undefined && size < least) return { kind: 'tooSmall', limit: least };
  return most !== undefined && size > most ? { kind: 'tooLarge', limit: most } : undefined;
}
