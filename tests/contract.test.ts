import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type Resource, requiredRoles } from '#domain/access';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as data here, whatever its types say
type Json = any;

const contract: Json = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const at = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key.replaceAll('~1', '/')], contract);
const follow = (value: Json): Json => (value?.$ref ? follow(at(value.$ref)) : value);

interface Call {
  area: string;
  method: string;
  path: string;
}
const anonymous = (path: string) => path.replace(/\{\w+\}/g, '{}');
const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method.toUpperCase()} ${anonymous(path)}`;

const specified: Call[] = readFileSync('tests/calls.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([area = '', method = '', path = '']) => ({ area, method, path }));

const operations = Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => ({ method, path, item, operation: item[method] })),
);
const named = operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const);

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addFormat('password', true);
ajv.addSchema(JSON.parse(JSON.stringify(contract).replaceAll('"$ref":"#/', '"$ref":"contract#/')), 'contract');
const faults = (schema: Json, value: unknown) => {
  ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')), value);
  return ajv.errorsText(ajv.errors);
};

test('every specified call is in the contract, or known to be still missing', () => {
  const there = new Set(operations.map(keyOf));
  for (const [area, calls] of Map.groupBy(specified, (call) => call.area)) {
    const missing = calls.filter((call) => !there.has(keyOf(call)));
    console.log(`${area}: ${calls.length - missing.length} of ${calls.length} specified calls are in the contract`);
    for (const { method, path } of missing) console.log(`  not yet: ${method} ${path}`);
  }
  expect(specified.length).toBeGreaterThan(100);
});

describe.each(named)('%s', (_, { method, path, item, operation }) => {
  test('is specified, or marked as ours', () => {
    const isSpecified = specified.some((call) => keyOf(call) === keyOf({ method, path }));
    expect(Boolean(operation['x-trama-extension'])).toBe(!isSpecified);
  });

  test('has a name, a summary, a permission, an audience and its answers to a wrong token', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toBeTruthy();
    expect(['none', ...contract.components.schemas.PermissionCode.enum]).toContain(operation['x-permission']);
    const isPublic = operation.security?.length === 0;
    if (!isPublic) expect(operation.responses).toHaveProperty('401');
    const isForViewers = operation['x-while-viewing'] ?? method === 'get';
    expect(['anyone', 'self', 'member']).toContain(operation['x-audience']);
    if (operation['x-audience'] === 'member' || !(isPublic || isForViewers))
      expect(operation.responses).toHaveProperty('403');
    expect(isPublic && operation['x-permission'] !== 'none').toBe(false);
    if (!operation['x-access']) return;
    const { resource, act } = operation['x-access'];
    expect(path).toMatch(new RegExp(`^/api/(\\w+/)?${resource}s?/\\{id\\}`));
    expect(Object.keys(requiredRoles)).toContain(resource);
    expect(Object.keys(requiredRoles[resource as Resource])).toContain(act);
  });

  test('names the answers that the checks before its handler may give', () => {
    expect(operation.responses).toHaveProperty('400');
    expect(operation.responses).toHaveProperty('default');
    if (operation.requestBody)
      for (const status of [413, 415]) expect(operation.responses).toHaveProperty(String(status));
    if (path.includes('{')) expect(operation.responses).toHaveProperty('404');
  });

  test('sends no page of rows again that its caller knows', () => {
    const rows = follow(operation.responses[200])?.content?.['application/json']?.schema;
    const isList = follow(rows)?.properties?.page !== undefined;
    const parameters = (operation.parameters ?? []).map((parameter: Json) => follow(parameter).name);
    const headers = follow(operation.responses[200])?.headers ?? {};
    expect([
      Object.hasOwn(operation.responses, '304'),
      Object.hasOwn(headers, 'ETag'),
      parameters.includes('If-None-Match'),
    ]).toEqual([isList, isList, isList]);
  });

  test('limits every parameter', () => {
    for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow)) {
      const { type, maxLength, maximum, maxItems, enum: values } = follow(parameter.schema);
      if (type === 'boolean') continue;
      expect([parameter.name, type === 'string' ? (maxLength ?? values) : (maximum ?? maxItems)]).not.toContain(
        undefined,
      );
    }
  });

  test('has examples that hold', () => {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)].map(follow);
    for (const media of bodies.map((body) => body?.content?.['application/json']).filter(Boolean)) {
      const examples = [media.example, ...Object.values<Json>(media.examples ?? {}).map(({ value }) => value)];
      const given = examples.filter((example) => example !== undefined);
      expect(given.length).toBeGreaterThan(0);
      for (const example of given) expect(faults(media.schema, example)).toBe('No errors');
    }
  });
});

test('operation names are used once', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is generated from the contract is up to date', () => {
  execFileSync(process.execPath, ['scripts/contract.mjs', '--check'], { stdio: 'pipe' });
});
