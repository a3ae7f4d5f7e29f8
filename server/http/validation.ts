import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import { contract, contractName, follow, type Operation } from './contract.ts';
import { formats } from './formats.ts';

const ajv = (options: Options) => new Ajv2020({ strict: false, formats, ...options }).addSchema(contract, contractName);

// Addresses carry text only, so their numbers are read from text; bodies say what they mean. `brief` stops at the first
// fault.
const coerceTypes = 'array';
const ofAddress = {
  whole: ajv({ allErrors: true, verbose: true, coerceTypes }),
  brief: ajv({ verbose: true, coerceTypes }),
};
const ofBody = { whole: ajv({ allErrors: true, verbose: true }), brief: ajv({ verbose: true }) };
// Of our own the first fault is enough.
const ofAnswer = ajv({});

// Ajv compiles a schema once.
function check(with_: Ajv2020, schema: object, value: unknown): ErrorObject[] {
  const validate = with_.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

const many = 500;

/** Whether something has more parts than anybody would fill in. Of that the first fault is enough. */
function hasMany(value: unknown): boolean {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined && count <= many; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const parts = Object.values(next);
    count += parts.length;
    if (count <= many) open.push(...parts);
  }
  return count > many;
}

interface Branches {
  $ref?: string;
  oneOf?: Branches[];
  properties?: object;
}

/** Of the forms that a body may take the one that it comes nearest to: only of that one are faults worth telling. */
function nearest(schema: Branches, body: unknown): object {
  const { oneOf } = follow(schema);
  if (!oneOf) return schema;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const shared = (branch: Branches) =>
    isObject ? Object.keys(follow(branch).properties ?? {}).filter((key) => Object.hasOwn(body, key)).length : 0;
  return oneOf.reduce((best, branch) => (shared(branch) > shared(best) ? branch : best));
}

/** What is wrong with the parts of a request, each checked against its place in the contract. Coerces the query. */
export const faultsOf = {
  path: (operation: Operation, path: unknown) => check(ofAddress.whole, operation.pathSchema, path),
  query: (operation: Operation, query: unknown) =>
    check(ofAddress[hasMany(query) ? 'brief' : 'whole'], operation.querySchema, query),
  body: (operation: Operation, body: unknown) =>
    operation.bodySchema
      ? check(ofBody[hasMany(body) ? 'brief' : 'whole'], nearest(operation.bodySchema, body), body)
      : [],
};

const inWords = (fault: ErrorObject | undefined) => fault && `${fault.instancePath || 'a body'} that ${fault.message}`;

/** What is wrong with an answer of ours, in a line that tells no value; nothing when the contract allows it. */
export function faultOfAnswer(operation: Operation, status: number, body: unknown): string | undefined {
  // 404 and 405 of the address itself and 500 and 503 are every operation's `default`.
  const isNamed = operation.answers.has(status);
  if (!isNamed && status < 500) return `${operation.id} answered ${status}, which the contract does not name`;
  const schema = isNamed ? operation.answers.get(status) : operation.otherwise;
  if (!schema) return body === undefined ? undefined : `${operation.id} answered ${status} with a body`;
  const fault = inWords(check(ofAnswer, schema, body)[0]);
  return fault && `${operation.id} answered ${status} with ${fault}`;
}

/** What is wrong with a row of a list that an operation answers, in a line that tells no value. */
export function faultOfRow(operation: Operation, status: number, row: unknown): string | undefined {
  const { properties } = follow(operation.answers.get(status) ?? {}) as { properties?: { data?: { items?: object } } };
  return inWords(check(ofAnswer, properties?.data?.items ?? {}, row)[0]);
}
