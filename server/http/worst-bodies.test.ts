import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/store.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { type Operation, operations, resolveRef } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as data here, whatever its types say
type Json = any;

/** The longest that one request may keep the event loop busy: the CPU of its thread, whatever else the machine does. */
const mostMs = 150;
const mebibyte = 1_048_576;

let here: Workspace;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
});
beforeEach(() => here.store.db.deleteFrom('attempts').execute());
afterAll(() => here.close());

const addressOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01');

/** What a request costs this thread, on which the server runs too. */
async function costOf(operation: Operation, { body, query = '', headers = {} }: Json) {
  const before = process.threadCpuUsage();
  const token = operation.isPublic ? null : admin.token;
  const { status } = await here.ask(operation.method, addressOf(operation) + query, { token, body, headers });
  const { user, system } = process.threadCpuUsage(before);
  return { status, ms: (user + system) / 1_000 };
}

async function checkCost(operation: Operation, name: string, asking: object) {
  const { status, ms: first } = await costOf(operation, asking);
  // What the engine tidies up in between comes once; what a request costs comes each time.
  const ms = first < mostMs ? first : Math.min(first, (await costOf(operation, asking)).ms);
  expect(ms, `${name} was answered ${status} after ${ms} ms`).toBeLessThan(mostMs);
  expect(status, name).toBeLessThan(500);
}

const filled = (size: number, start: string, part: string, end: string) =>
  start + part.repeat(Math.max(1, Math.floor((size - start.length - end.length) / Buffer.byteLength(part)))) + end;

/** Bodies of no shape in particular, as large as they may be. */
const shapeless = (size: number): [string, string][] => [
  ['a text', filled(size, '"', 'a', '"')],
  ['a list of numbers', filled(size, '[0', ',1', ']')],
  ['a list of texts', filled(size, '[""', ',""', ']')],
  ['a list of objects', filled(size, '[{}', ',{}', ']')],
  ['lists in lists', '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['objects in objects', `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
  [
    'unknown fields',
    `{${Array.from({ length: size / 9 }, (_, i) => `"${i.toString(36)}_":1`).join(',')}}`.slice(0, size),
  ],
  ['one field again and again', filled(size, '{"name":1', ',"name":1', '}')],
];

const ofOneMegabyte = shapeless(mebibyte);

const runs = ['a', ' ', 'a.', 'a-', 'a@', '1', 'ﷺ', '\\u0000', '\\ud800', '[0', '{"a":'];

const followed = (schema: Json): Json => resolveRef(schema);
const branches = (schema: Json): Json[] => followed(schema).oneOf?.flatMap(branches) ?? [followed(schema)];

/** A value that a schema's limits just allow, of the character that costs most. */
function longest(schema: Json): unknown {
  const { type, format, maxLength = 0, enum: values, oneOf } = followed(schema);
  if (oneOf) return longest(oneOf[0]);
  if (values) return values[0];
  if (format === 'uuid') return '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01';
  if (format === 'date') return '2026-11-22';
  if (format === 'date-time') return '2026-11-22T12:00:00.000Z';
  if (format === 'email') return `${'a'.repeat(64)}@${'a.'.repeat(93)}br`;
  if (type === 'boolean') return true;
  return type === 'integer' ? 1 : 'ﷺ'.repeat(maxLength);
}

/** Bodies of the right shape in which one field is as bad as it can be. */
function shaped(schema: Json, size: number): [string, string][] {
  return branches(schema).flatMap(({ properties }) => {
    const fields = Object.entries<Json>(properties).map(([name, one]) => [name, longest(one)] as const);
    const right = JSON.stringify(Object.fromEntries(fields));
    const spoilt = fields.flatMap(([name]) =>
      runs.map((part): [string, string] => {
        const others = JSON.stringify(Object.fromEntries(fields.filter(([other]) => other !== name))).slice(1);
        const isText = !/^[[{]/.test(part);
        const head = `{"${name}":${isText ? '"' : ''}`;
        const end = `${isText ? '"' : ''}${others === '}' ? '' : ','}${others}`;
        if (isText) return [`${name} of ${part}`, filled(size, head, part, end)];
        const depth = Math.floor((size - head.length - end.length) / (part.length + 2));
        if (part === '[0') return [`${name} as a list`, filled(size, `${head}[0`, ',0', `]${end}`)];
        return [`${name} as objects in objects`, `${head}${part.repeat(depth)}1${'}'.repeat(depth)}${end}`];
      }),
    );
    return [['all at their limits', right] as [string, string], ...spoilt];
  });
}

const named = operations
  .filter(({ streamStatuses: streams }) => streams.size === 0)
  .map((one) => [one.id, one] as const);

// What is read of a request costs this thread the same, whatever the store.
describe.skipIf(onPostgres).each(named)('%s', (_, operation) => {
  test('keeps nobody waiting over the worst address', async () => {
    const names = [...Object.keys(operation.querySchema.properties as object), 'x'];
    const repeated = names.flatMap((name) => [
      filled(12_000, '?', `${name}&`, ''),
      filled(12_000, '?', `${name}=1&`, ''),
      `?${name}=${'a'.repeat(12_000)}`,
    ]);
    await costOf(operation, {});
    for (const query of [...repeated, `?${Array.from({ length: 2_000 }, (_, i) => `${i}_`).join('&')}`])
      await checkCost(operation, query.slice(0, 30), { query });
    for (const [name, part] of [
      ['cookie', ';='],
      ['accept-language', 'pt,'],
      ['user-agent', 'a'],
      ['last-event-id', '1-'],
    ])
      await checkCost(operation, name as string, { headers: { [name as string]: (part as string).repeat(5_000) } });
  });

  test.runIf(operation.method !== 'GET')('keeps nobody waiting over the worst body', async () => {
    const { bodySchema, maxBodyBytes: maxBody } = operation;
    const bodies = [
      ...shapeless(Math.min(maxBody, mebibyte) || 1_000),
      ...(bodySchema ? shaped(bodySchema, maxBody) : []),
    ];
    await costOf(operation, { body: '{}' });
    for (const [name, body] of bodies) await checkCost(operation, name, { body });
    for (const [name, body] of ofOneMegabyte) await checkCost(operation, `${name}, of 1 MB`, { body });
  });
});

test('what a body may be at its longest is taken', () => {
  // A character takes twelve bytes where both halves of it are escaped, and a number seventeen digits.
  const bytes = (schema: Json): number => {
    const { type, format, maxLength, maxItems, items, properties, enum: values, oneOf, anyOf } = followed(schema);
    if (oneOf ?? anyOf) return Math.max(...(oneOf ?? anyOf).map(bytes));
    if (values) return Math.max(...values.map((value: string | number) => 2 + 12 * String(value).length));
    if (type === 'object')
      return Object.entries<Json>(properties).reduce((sum, [key, one]) => sum + 12 * key.length + 8 + bytes(one), 2);
    if (type === 'array') return 2 + maxItems * (1 + bytes(items));
    if (format === 'date-time') return 2 + 30;
    return type === 'string' ? 2 + 12 * maxLength : 20;
  };
  for (const { id, bodySchema, maxBodyBytes: maxBody } of operations)
    if (bodySchema)
      expect([id, bytes(bodySchema) <= maxBody, bytes(bodySchema)]).toEqual([id, true, expect.any(Number)]);
});
