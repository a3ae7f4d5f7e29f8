import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fuzzed, faultOf, follow, type Json, operations } from './contract.ts';
import { openThings, type Things } from './things.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const numRuns = 40;

let things: Things;
beforeAll(async () => {
  things = await openThings();
  console.log(`Reads of what is taken: FUZZ_SEED=${seed}`);
});
afterAll(() => things.close());

// Letters that grow when their case changes, that take many bytes, that join, that are no letters, that look like none.
const odd = [
  'İ',
  'ß',
  'ŉ',
  'ﬃ',
  'ΐ',
  'ﷺ',
  '\u{1d54f}',
  '👩‍👩‍👧',
  '\u0301',
  '\u202e',
  '\ufeff',
  '\u00a0',
  '\t',
  '\n',
  "'",
  '\\',
  '"',
];
const text = (min: number, max: number) =>
  fc
    .oneof(
      fc.tuple(fc.constantFrom(...odd), fc.integer({ min, max })).map(([one, times]) => one.repeat(times)),
      fc.array(fc.constantFrom(...odd, 'a', ' '), { minLength: min, maxLength: max }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', minLength: min, maxLength: max }),
    )
    .map((long) => [...long.replaceAll('\0', '').toWellFormed()].slice(0, max).join(''));

const someOf = (letters: string, most: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: most }).map((parts) => parts.join(''));
const label = (most: number) =>
  fc
    .tuple(someOf('aZ09', 1), fc.option(someOf('aZ0-', most - 2), { nil: '' }), someOf('aZ09', 1))
    .map((of) => of.join(''));
/** Addresses up to the limits of each part. */
const email = fc
  .tuple(
    fc.oneof(someOf("aZ0!#$%&'*+/=?^_`{|}~-", 64), fc.constant('a'.repeat(64)), fc.constant('a.b')),
    fc.array(fc.oneof(label(63), fc.constant('b'.repeat(63))), { minLength: 2, maxLength: 3 }),
  )
  .map(([local, labels]) => `${local}@${labels.join('.')}`);

/** Values that a schema allows, up to its limits. */
function within(schema: Json): fc.Arbitrary<Json> {
  const { type, format, pattern, oneOf, enum: values, minimum = 0, maximum = 100, ...rest } = follow(schema);
  const { properties, required = [], minLength = 0, maxLength = 0 } = rest;
  if (oneOf) return fc.oneof(...oneOf.map(within));
  if (values) return fc.constantFrom(...values);
  if (format === 'email') return email;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.oneof(
      fc.constantFrom('0001-01-01', '1582-10-10', '2024-02-29', '9999-12-31'),
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    );
  if (pattern?.startsWith('^')) return fc.constant('+5511987654321');
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'array') return fc.uniqueArray(within(schema.items), { maxLength: Math.min(rest.maxItems ?? 3, 3) });
  if (type === 'object')
    return fc.record(Object.fromEntries(Object.entries<Json>(properties).map(([name, one]) => [name, within(one)])), {
      requiredKeys: required,
    });
  return text(minLength, maxLength).filter((one) => !pattern || new RegExp(pattern, 'u').test(one));
}

const operationOf = (id: string) => operations.find((one) => one.id === id) as Fuzzed;
const pathOf = (path: string, ids: Record<string, string>) => path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');

/** Asks for something and holds what comes against the contract. */
async function read(
  id: string,
  ids: Record<string, string> = {},
  token = things.tokens.owner,
  query = '',
): Promise<Json> {
  const operation = operationOf(id);
  const { status, body } = await things.ask('GET', pathOf(operation.path, ids) + query, { token });
  expect([id, status], JSON.stringify(body)).toEqual([id, 200]);
  expect(faultOf(operation.answers.get(200), body), id).toBeUndefined();
  return body;
}

/** All rows of a list, page by page. */
async function all(id: string, ids: Record<string, string> = {}, token = things.tokens.owner): Promise<Json[]> {
  const rows: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, page } = await read(id, ids, token, `?limit=7${cursor && `&cursor=${cursor}`}`);
    rows.push(...data);
    cursor = page.next_cursor;
  }
  return rows;
}

/** Sends many bodies that the contract allows; gives what the server answered to those that it took. */
async function take(id: string, ids: () => Promise<Record<string, string>>, more: object = {}): Promise<Json[]> {
  const operation = operationOf(id);
  const taken: Json[] = [];
  for (const wanted of fc.sample(within(operation.body), { seed, numRuns })) {
    const body = { ...(await things.makeReal(id, wanted)), ...('email' in wanted && { email: wanted.email }), ...more };
    const answer = await things.ask(operation.method, pathOf(operation.path, await ids()), {
      token: things.tokens.owner,
      body,
    });
    expect([400, 409, 200, 201], JSON.stringify([body, answer.body])).toContain(answer.status);
    if (answer.status < 300) taken.push(answer.body);
    // Limits of how much one person sends and invites are tried elsewhere.
    for (const table of ['attempts', 'outbox'] as const) await things.store.db.deleteFrom(table).execute();
    await things.store.db.updateTable('meeting_attendees').set({ consent: 'given' }).execute();
  }
  expect(taken.length).toBeGreaterThan(0);
  return taken;
}

const project = async () =>
  (await things.ask('POST', '/api/projects', { token: things.tokens.owner, body: { name: 'a' } })).body.id as string;
const idsOf = (rows: Json[]) => new Set(rows.map(({ id }) => id));
const expectAll = (rows: Json[], taken: Json[]) =>
  expect([...idsOf(rows)]).toEqual(expect.arrayContaining([...idsOf(taken)]));

test('projects', async () => {
  const made = await take('createProject', async () => ({}));
  const copies = await take('duplicateProject', async () => ({ id: made[0].id }));
  const changed = await take('updateProject', async () => ({ id: await project() }));
  const taken = [...made, ...copies, ...changed];
  const lists = await Promise.all(['created_at', 'updated_at', 'dead_line', 'name'].map((by) => sorted(by)));
  for (const rows of lists)
    expectAll(
      rows,
      taken.filter(({ is_template }) => !is_template),
    );
  for (const { id } of taken) {
    await read('getProject', { id });
    expect((await all('listActivity', { id })).length).toBeGreaterThan(0);
  }
}, 120_000);

async function sorted(by: string): Promise<Json[]> {
  const rows: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, page } = await read(
      'listProjects',
      {},
      things.tokens.owner,
      `?limit=50&sort_by=${by}${cursor && `&cursor=${cursor}`}`,
    );
    rows.push(...data);
    cursor = page.next_cursor;
  }
  return rows;
}

test('steps and sub-steps', async () => {
  const id = await project();
  const made = await take('createStep', async () => ({ id }));
  const changed = await take('updateStep', async () => ({ id, stepId: made[0].id }));
  const steps = { id, stepId: made[0].id };
  const subSteps = await take('createSubStep', async () => steps);
  await take('updateSubStep', async () => ({ ...steps, subStepId: subSteps[0].id }));
  expectAll(await all('listSteps', { id }), [...made, ...changed]);
  expectAll(await all('listSubSteps', steps), subSteps);
  for (const { id: stepId } of made) await read('getStep', { id, stepId });
  await read('getProject', { id });
  await all('listActivity', { id });
  await all('listMyWork');
}, 120_000);

test('invitations', async () => {
  const id = await project();
  const made = [
    ...(await take('inviteToProject', async () => ({}), { project_id: id })),
    ...(await take('createProjectInvitation', async () => ({ id }))),
  ];
  const toUnit = await take('inviteToUnit', async () => ({}));
  expectAll(await all('listInvitationsOfProject', { id }), made);
  expectAll(await all('listProjectInvitations', { id }), made);
  expectAll(await all('listInvitationsOfUnit', { id: toUnit[0].target.id }), toUnit);
  for (const { token } of [...made, ...toUnit]) await read('getInvitation', { token });
  await all('listActivity', { id });
  await all('listOutbox', {}, things.tokens.admin);
}, 120_000);

test('saved views', async () => {
  const made = await take('createSavedView', async () => ({}));
  expectAll(await all('listSavedViews'), made);
}, 120_000);

test('categories', async () => {
  const made = await take('createFinanceCategory', async () => ({}));
  const changed = await take('updateFinanceCategory', () => things.freshIds('/api/finance/categories/{id}'));
  expectAll(await all('listFinanceCategories'), [...made, ...changed]);
  for (const { id } of changed) await read('getFinanceCategory', { id });
}, 120_000);

test('transactions', async () => {
  const made = await take('createTransaction', async () => ({}));
  const changed = await take('updateTransaction', () => things.freshIds('/api/finance/transactions/{id}'));
  expectAll(await all('listTransactions'), [...made, ...changed]);
  for (const { id, account } of changed) {
    await read('getTransaction', { id });
    expectAll(await all('listTransactionsByAccount', { id: account.id }), [{ id }]);
    await read('getFinanceAccount', { id: account.id });
  }
  await read('totalTransactions');
}, 120_000);

test('meetings', async () => {
  const made = await take('createMeeting', async () => ({}));
  const changed = await take('updateMeeting', () => things.freshIds('/api/meetings/{id}'));
  expectAll(await all('listMeetings'), [...made, ...changed]);
  for (const { id } of [...made, ...changed]) await read('getMeeting', { id });
  await read('listMeetingsToday');
  await read('listMeetingsUpcoming');
}, 120_000);

test('people, who sign up and are invited', async () => {
  const id = await project();
  const { body: schema } = operationOf('signUp');
  const owner = things.tokens.owner;
  let begun = 0;
  const growing = { name: 'İ'.repeat(120), email: 'Growing@Trama.example' };
  for (const wanted of [growing, ...fc.sample(within(schema), { seed, numRuns: 12 })]) {
    const body = { ...wanted, password: 'tear-de-algodao-cru' };
    const { status, body: challenge } = await things.ask('POST', '/api/auth/sign-up', { body });
    expect([200, 400]).toContain(status);
    const code = status === 200 ? await things.codeTo(wanted.email.toLowerCase()) : '';
    const proof = code && { challengeId: challenge.challengeId, code };
    if (!proof) continue;
    const { token: userAccessToken } = (await things.ask('POST', '/api/auth/otp/verify', { body: proof })).body;
    const entered = await things.ask('POST', '/api/auth/authenticate', { body: { userAccessToken } });
    const token = entered.body.accessToken;
    await read('getMe', {}, token);
    await all('listSessions', {}, token);
    const wish = { project_id: id, email: wanted.email, role: 'viewer' };
    const invited = await things.ask('POST', '/api/invitations/project', { token: owner, body: wish });
    expect(
      (
        await things.ask(operationOf('acceptInvitation').method, `/api/invitations/accept/${invited.body.token}`, {
          token,
        })
      ).status,
    ).toBe(200);
    // Limits of how much one person sends and invites are tried elsewhere.
    for (const table of ['attempts', 'outbox'] as const) await things.store.db.deleteFrom(table).execute();
    await things.store.db.updateTable('meeting_attendees').set({ consent: 'given' }).execute();
    begun++;
  }
  expect(begun).toBeGreaterThan(0);
  expect(await all('listMembers', { id })).toHaveLength(begun + 1);
  await all('listActivity', { id });
}, 120_000);
