import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import { contract, contractName, type Operation, resolveRef } from './contract.ts';
import { formats } from './formats.ts';

const ajv = (options: Options) => new Ajv2020({ strict: false, formats, ...options }).addSchema(contract, contractName);

// Paths and queries are text, so their values are coerced; bodies are not. `brief` stops at the first fault.
const coerceTypes = 'array';
const urlValidators = {
  whole: ajv({ allErrors: true, verbose: true, coerceTypes }),
  brief: ajv({ verbose: true, coerceTypes }),
};
const bodyValidators = { whole: ajv({ allErrors: true, verbose: true }), brief: ajv({ verbose: true }) };
// For our own responses the first fault is sufficient.
const responseValidator = ajv({});

// Ajv caches compiled schemas.
function check(validator: Ajv2020, schema: object, value: unknown): ErrorObject[] {
  const validate = validator.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

const manyParts = 500;

/**
 * Returns whether a value has more parts than a person would enter; then only its first fault is reported, to limit the
 * work.
 */
function hasMany(value: unknown): boolean {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined && count <= manyParts; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const parts = Object.values(next);
    count += parts.length;
    if (count <= manyParts) open.push(...parts);
  }
  return count > manyParts;
}

interface Branches {
  $ref?: string;
  oneOf?: Branches[];
  properties?: object;
}

/**
 * Returns the alternative of a body schema that shares the most keys with the body, because only its faults help the
 * caller.
 */
function nearestSchema(schema: Branches, body: unknown): object {
  const { oneOf } = resolveRef(schema);
  if (!oneOf) return schema;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const shared = (branch: Branches) =>
    isObject ? Object.keys(resolveRef(branch).properties ?? {}).filter((key) => Object.hasOwn(body, key)).length : 0;
  return oneOf.reduce((best, branch) => (shared(branch) > shared(best) ? branch : best));
}

/** Validates the path, query and body of a request against the contract. Coerces path and query. */
export const requestValidators = {
  path: (operation: Operation, path: unknown) => check(urlValidators.whole, operation.pathSchema, path),
  query: (operation: Operation, query: unknown) =>
    check(urlValidators[hasMany(query) ? 'brief' : 'whole'], operation.querySchema, query),
  body: (operation: Operation, body: unknown) =>
    operation.bodySchema
      ? check(bodyValidators[hasMany(body) ? 'brief' : 'whole'], nearestSchema(operation.bodySchema, body), body)
      : [],
};

const describeFault = (fault: ErrorObject | undefined) =>
  fault && `${fault.instancePath || 'a body'} that ${fault.message}`;

/** Returns why a response violates the contract, without showing values; undefined if it does not. */
export function findResponseFault(operation: Operation, status: number, body: unknown): string | undefined {
  // 404 and 405 of an unknown route, 500 and 503 use the `default` response of every operation.
  const isDocumented = operation.responseSchemas.has(status);
  if (!isDocumented && status < 500) return `${operation.id} answered ${status}, which the contract does not name`;
  const schema = isDocumented ? operation.responseSchemas.get(status) : operation.defaultSchema;
  if (!schema) return body === undefined ? undefined : `${operation.id} answered ${status} with a body`;
  const fault = describeFault(check(responseValidator, schema, body)[0]);
  return fault && `${operation.id} answered ${status} with ${fault}`;
}

/** Returns why a row of a list violates the contract, without showing values. */
export function findRowFault(operation: Operation, status: number, row: unknown): string | undefined {
  const { properties } = resolveRef(operation.responseSchemas.get(status) ?? {}) as {
    properties?: { data?: { items?: object } };
  };
  return describeFault(check(responseValidator, properties?.data?.items ?? {}, row)[0]);
}
