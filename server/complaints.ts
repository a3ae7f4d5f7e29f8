import type { ErrorObject } from 'ajv';
import type { Schema } from '#openapi/operations';
import type { Words } from './words/index.ts';

type Detail = Schema<'ProblemDetail'>;

const most = 20;
const nameOf = (path: string, ...more: string[]) =>
  [
    ...path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...more,
  ]
    .filter((key) => !/^\d+$/.test(key))
    .join('.');

/** For each kind of fault its code and its sentence; what is left out is told with its field's expected form. */
const tellings: Record<string, (field: string, fault: ErrorObject, words: Words['field']) => Detail> = {
  required: (field, _, words) => ({ field, code: 'required', message: words.required(field) }),
  minLength: (field, { params }, words) =>
    params.limit <= 1
      ? { field, code: 'empty', message: words.required(field) }
      : { field, code: 'too_short', message: words.tooShort(field, params.limit) },
  pattern: (field, fault, words) =>
    fault.parentSchema?.pattern === '\\S'
      ? { field, code: 'empty', message: words.required(field) }
      : { field, code: 'format', message: words.wrong(field) },
  maxLength: (field, { params }, words) => ({ field, code: 'too_long', message: words.tooLong(field, params.limit) }),
  minimum: (field, { params }, words) => ({ field, code: 'too_small', message: words.tooSmall(field, params.limit) }),
  maximum: (field, { params }, words) => ({ field, code: 'too_large', message: words.tooLarge(field, params.limit) }),
  maxItems: (field, { params }, words) => ({ field, code: 'too_large', message: words.tooMany(field, params.limit) }),
  minProperties: (field, _, words) => ({ field, code: 'required', message: words.nothingToChange }),
  enum: (field, { params }, words) => ({
    field,
    code: 'not_allowed',
    message: words.oneOf(field, params.allowedValues.join(', ')),
  }),
  unevaluatedProperties: (field, _, words) => ({ field, code: 'unknown', message: words.unknown(field) }),
  additionalProperties: (field, _, words) => ({ field, code: 'unknown', message: words.unknown(field) }),
  format: (field, { params }, words) => ({ field, code: 'format', message: words.shape(field, params.format) }),
  type: (field, { params, parentSchema }, words) => ({
    field,
    code: 'type',
    message: words.shape(field, parentSchema?.format ?? [params.type].flat()[0]),
  }),
};

// The first of these that a field suffers from is told; it says most. One fault a field is enough for anybody.
const weight = [
  'required',
  'minLength',
  'pattern',
  'maxLength',
  'maxItems',
  'enum',
  'minimum',
  'maximum',
  'format',
  'type',
];
const rank = ({ keyword }: ErrorObject) => (weight.includes(keyword) ? weight.indexOf(keyword) : weight.length);

// "Or null" never helps anybody to get a field right, and `oneOf` only repeats what its branches said.
const isNoise = ({ keyword, params }: ErrorObject) =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');

const fieldOf = ({ instancePath, params }: ErrorObject) => {
  const key = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return key === undefined ? nameOf(instancePath) : nameOf(instancePath, key);
};

/** Schema faults as a good colleague would tell them: one a field, in the caller's language. */
export function complaints(faults: ErrorObject[], words: Words): Detail[] {
  const told = new Map<string, Detail>();
  for (const fault of faults.filter((one) => !isNoise(one)).sort((a, b) => rank(a) - rank(b))) {
    const field = fieldOf(fault).slice(0, 200);
    if (told.has(field) || told.size >= most) continue;
    const tell = tellings[fault.keyword];
    told.set(field, tell?.(field, fault, words.field) ?? { field, code: 'format', message: words.field.wrong(field) });
  }
  return [...told.values()];
}
