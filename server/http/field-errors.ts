import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../kernel/problem.ts';
import { fieldIn } from './words/fields.ts';
import { words } from './words/index.ts';

const maxFields = 20;
const say = words.field;
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

type Told = Omit<FieldProblem, 'field'>;

/** For each kind of fault its code and its sentence; what is left out is told with its field's expected form. */
const problemOf: Record<string, (field: string, fault: ErrorObject) => Told> = {
  required: (field) => ({ code: 'required', message: say.required(field) }),
  minLength: (field, { params }) =>
    params.limit <= 1
      ? { code: 'empty', message: say.required(field) }
      : { code: 'too_short', message: say.tooShort(field, params.limit) },
  pattern: (field, fault) =>
    fault.parentSchema?.pattern === '\\S'
      ? { code: 'empty', message: say.required(field) }
      : { code: 'format', message: say.wrong(field) },
  maxLength: (field, { params }) => ({ code: 'too_long', message: say.tooLong(field, params.limit) }),
  minimum: (field, { params }) => ({ code: 'too_small', message: say.tooSmall(field, params.limit) }),
  maximum: (field, { params }) => ({ code: 'too_large', message: say.tooLarge(field, params.limit) }),
  maxItems: (field, { params }) => ({ code: 'too_large', message: say.tooMany(field, params.limit) }),
  minProperties: () => ({ code: 'required', message: say.nothingToChange }),
  enum: (field, { params }) => ({
    code: 'not_allowed',
    message: say.oneOf(field, params.allowedValues.join(', ')),
  }),
  unevaluatedProperties: (field) => ({ code: 'unknown', message: say.unknown(field) }),
  additionalProperties: (field) => ({ code: 'unknown', message: say.unknown(field) }),
  format: (field, { params }) => ({ code: 'format', message: say.shape(field, params.format) }),
  type: (field, { params, parentSchema }) => ({
    code: 'type',
    message: say.shape(field, parentSchema?.format ?? [params.type].flat()[0]),
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

/** Schema faults as a good colleague would tell them: one a field, called as it is in the operation. */
export function fieldProblems(faults: ErrorObject[], operation: string): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const fault of faults.filter((one) => !isNoise(one)).sort((a, b) => rank(a) - rank(b))) {
    const field = fieldOf(fault).slice(0, 200);
    if (found.has(field) || found.size >= maxFields) continue;
    const name = fieldIn(operation, field);
    const told = problemOf[fault.keyword]?.(name, fault) ?? { code: 'format', message: say.wrong(name) };
    found.set(field, { field, ...told });
  }
  return [...found.values()];
}
