import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../kernel/problem.ts';
import { fieldKeyIn } from './words/fields.ts';
import { words } from './words/index.ts';

const maxFields = 20;
const texts = words.field;
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

type FieldFault = Omit<FieldProblem, 'field'>;

/** The code and message for each schema keyword; other keywords use the message about the expected format. */
const problemOf: Record<string, (field: string, fault: ErrorObject) => FieldFault> = {
  required: (field) => ({ code: 'required', message: texts.required(field) }),
  minLength: (field, { params }) =>
    params.limit <= 1
      ? { code: 'empty', message: texts.required(field) }
      : { code: 'too_short', message: texts.tooShort(field, params.limit) },
  pattern: (field, fault) =>
    fault.parentSchema?.pattern === '\\S'
      ? { code: 'empty', message: texts.required(field) }
      : { code: 'format', message: texts.wrong(field) },
  maxLength: (field, { params }) => ({ code: 'too_long', message: texts.tooLong(field, params.limit) }),
  minimum: (field, { params }) => ({ code: 'too_small', message: texts.tooSmall(field, params.limit) }),
  maximum: (field, { params }) => ({ code: 'too_large', message: texts.tooLarge(field, params.limit) }),
  maxItems: (field, { params }) => ({ code: 'too_large', message: texts.tooMany(field, params.limit) }),
  minProperties: () => ({ code: 'required', message: texts.nothingToChange }),
  enum: (field, { params }) => ({
    code: 'not_allowed',
    message: texts.oneOf(field, params.allowedValues.join(', ')),
  }),
  unevaluatedProperties: (field) => ({ code: 'unknown', message: texts.unknown(field) }),
  additionalProperties: (field) => ({ code: 'unknown', message: texts.unknown(field) }),
  format: (field, { params }) => ({ code: 'format', message: texts.shape(field, params.format) }),
  type: (field, { params, parentSchema }) => ({
    code: 'type',
    message: texts.shape(field, parentSchema?.format ?? [params.type].flat()[0]),
  }),
};

// Only the first of these faults of a field is reported, because it is the most specific.
const keywordOrder = [
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
const rank = ({ keyword }: ErrorObject) =>
  keywordOrder.includes(keyword) ? keywordOrder.indexOf(keyword) : keywordOrder.length;

// "Or null" does not help to correct a field, and `oneOf` only repeats the faults of its branches.
const isNoise = ({ keyword, params }: ErrorObject) =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');

const fieldOf = ({ instancePath, params }: ErrorObject) => {
  const key = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return key === undefined ? nameOf(instancePath) : nameOf(instancePath, key);
};

/** Converts schema errors to messages for people: one for each field, by its display name in the operation. */
export function toFieldProblems(faults: ErrorObject[], operation: string): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const fault of faults.filter((one) => !isNoise(one)).sort((a, b) => rank(a) - rank(b))) {
    const field = fieldOf(fault).slice(0, 200);
    if (problems.has(field) || problems.size >= maxFields) continue;
    const name = fieldKeyIn(operation, field);
    const problem = problemOf[fault.keyword]?.(name, fault) ?? { code: 'format', message: texts.wrong(name) };
    problems.set(field, { field, ...problem });
  }
  return [...problems.values()];
}
