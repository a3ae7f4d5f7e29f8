import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations as bound } from '../../server/http/contract.ts';
import { picture } from '../../server/testing/picture.ts';
import { contract, type Fuzzed, follow, operations } from './contract.ts';
import { openThings, type Things } from './things.ts';

let things: Things;
beforeAll(async () => {
  things = await openThings();
});
afterAll(() => things.close());

// Only what is counted stays: tries.
const counted = ['attempts', 'outbox'];

/** All that is kept, in a digest for each table. */
async function kept(apart: string[]): Promise<Record<string, string | null>> {
  const { db } = things.store;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(db);
  const digests: Record<string, string | null> = {};
  for (const { name } of rows.filter((table) => !apart.includes(table.name))) {
    const found = await sql<{ digest: string | null }>`select md5(string_agg(t::text, ' ' order by t::text)) as digest
      from ${sql.table(name)} t`.execute(db);
    digests[name] = found.rows[0]?.digest ?? null;
  }
  return digests;
}

/** A body for each of these that the contract's example is not. */
const bodies: Record<string, object> = { authenticate: { email: '' }, updateProject: { name: 'Outra esteira' } };
const bodyOf = ({ id, path, method }: Fuzzed) => {
  const media = follow(contract.paths[path][method.toLowerCase()].requestBody)?.content['application/json'];
  return bodies[id] ?? media?.example ?? Object.values<{ value: object }>(media?.examples ?? {})[0]?.value;
};

const writing = operations.filter(
  ({ id, method, answers }) =>
    method !== 'GET' && id !== 'verifyToken' && [...answers].some(([status, schema]) => status < 300 && schema),
);

test.each(writing.map((operation) => [operation.id, operation] as const))(
  '%s keeps nothing where the contract refuses what it would answer',
  async (id, operation) => {
    const real = await things.freshIds(operation.path);
    const { takesFile } = operation;
    const isPicture = id === 'setAvatar';
    const file = isPicture ? picture.png(64, 64) : '%PDF-1.7';
    const body = takesFile ? file : operation.body && (await things.makeReal(id, bodyOf(operation)));
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => real[name] ?? '');
    const query = new URLSearchParams(takesFile && !isPicture ? { name: 'laudo.pdf' } : await things.freshQuery(id));
    // A permission is changed by whoever holds it.
    const token = id === 'updatePermission' ? things.tokens.admin : things.tokens.owner;
    const ask = (sent = body) =>
      things.ask(operation.method, query.size > 0 ? `${path}?${query}` : path, {
        token,
        body: sent,
        ...(takesFile && { headers: { 'content-type': 'application/octet-stream' } }),
      });
    const { responseSchemas: answers } = bound.find((one) => one.id === id) as unknown as {
      responseSchemas: Map<number, object | null>;
    };
    const allowed = [...answers].filter(([status]) => status < 300);
    const proofs: Record<string, string[]> = { verifyCode: ['challenges'], finishCalendarAuth: ['calendar_attempts'] };
    const apart = [...counted, ...(proofs[id] ?? [])];
    const before = await kept(apart);
    for (const [status] of allowed) answers.set(status, { not: {} });
    const refused = await ask();
    for (const [status, schema] of allowed) answers.set(status, schema);
    expect([refused.status, refused.body.code]).toEqual([500, 'INTERNAL']);
    expect(await kept(apart)).toEqual(before);
    await things.restore();
    // It was refused for its answer alone.
    // Google takes a code once.
    const { status } = await ask(id === 'finishCalendarAuth' ? await things.makeReal(id, {}) : body);
    expect(allowed.map(([known]) => known)).toContain(status);
    await things.restore();
  },
);
