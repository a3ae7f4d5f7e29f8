import { isEmail } from '#domain/email';
import type { Rule } from '#openapi/rule';

/** In what a value breaks a rule. */
export type ViolationKind = 'missing' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooLarge' | 'malformed';

export interface RuleViolation {
  kind: ViolationKind;
  /** What it should keep to, where that is a number; otherwise 0. */
  limit: number;
}

/** Whether a field may not stay empty: what is demanded, and what is sent only with something in it. */
export const isRequiredByRule = ({ required, minLength = 0 }: Rule) => required === true || minLength > 0;

function isMalformed(text: string, { pattern, format, enum: options }: Rule): boolean {
  if (pattern && !new RegExp(pattern, 'u').test(text)) return true;
  if (options && !options.includes(text)) return true;
  // Days, ids and instants are chosen, not typed; what an area alone knows its forms check.
  return format === 'email' && !isEmail(text);
}

function faultInText(text: string, rule: Rule): RuleViolation | undefined {
  if (text === '') return isRequiredByRule(rule) ? { kind: 'missing', limit: 0 } : undefined;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule;
  // As the contract counts: characters, not the halves that some of them are made of.
  const { length } = [...text];
  if (length > maxLength) return { kind: 'tooLong', limit: maxLength };
  // A format says more than a length.
  if (isMalformed(text, rule)) return { kind: 'malformed', limit: 0 };
  return length < minLength ? { kind: 'tooShort', limit: minLength } : undefined;
}

/** What the contract finds wrong with a value, if anything; the server has the last word. */
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
