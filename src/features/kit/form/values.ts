import type { FormRules } from './rule-errors';

const chosen = new Set(['date', 'date-time', 'uuid']);

const readAt = (of: unknown, name: string) =>
  name.split('.').reduce<unknown>((within, part) => (within as Record<string, unknown> | undefined)?.[part], of);

/**
 * Flattens an entity into form values, with dotted names for nested fields; null becomes an empty text for typed
 * fields.
 */
export const toFormValues = <Values extends object>(
  of: object,
  names: readonly (keyof Values & string)[],
  rules: FormRules<Values>,
): Values =>
  Object.fromEntries(
    names.map((name) => [name, readAt(of, name) ?? (chosen.has(rules[name]?.format ?? '') ? null : '')]),
  ) as Values;

/** Converts form values into a request body: dotted names become nested objects, empty values null. */
export function toRequestBody<Body>(values: object, rules: FormRules<Record<string, unknown>>): Body {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [field = name, part] = name.split('.');
    const sent = value === '' && rules[name]?.nullable ? null : value;
    body[field] = part === undefined ? sent : { ...(body[field] as object), [part]: sent };
  }
  return body as Body;
}
