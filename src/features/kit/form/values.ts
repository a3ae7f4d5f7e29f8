import type { FormRules } from './rule-errors';

const chosen = new Set(['date', 'date-time', 'uuid']);

const readAt = (of: unknown, name: string) =>
  name.split('.').reduce<unknown>((within, part) => (within as Record<string, unknown> | undefined)?.[part], of);

/** What stands in the fields of something, what lies within it by names with a dot. What is null and typed is empty. */
export const toFormValues = <Values extends object>(
  of: object,
  names: readonly (keyof Values & string)[],
  rules: FormRules<Values>,
): Values =>
  Object.fromEntries(
    names.map((name) => [name, readAt(of, name) ?? (chosen.has(rules[name]?.format ?? '') ? null : '')]),
  ) as Values;

/** The values of a form as the contract takes them: what has a dot in its name within, what is empty as null. */
export function toRequestBody<Body>(values: object, rules: FormRules<Record<string, unknown>>): Body {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [field = name, part] = name.split('.');
    const sent = value === '' && rules[name]?.nullable ? null : value;
    body[field] = part === undefined ? sent : { ...(body[field] as object), [part]: sent };
  }
  return body as Body;
}
