import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../server/testing/picture.ts';
import { type Fuzzed, faultOf, operations } from './contract.ts';
import { type Plan, plans, soundPlans } from './plan.ts';
import { openThings, type Things } from './things.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
// Each run asks something else; who looks for something asks more.
const runs = Number(process.env.FUZZ_RUNS ?? 30);

let things: Things;
let requests = 0;
beforeAll(async () => {
  things = await openThings();
  console.log(`Fuzz of ${operations.length} operations, ${runs} requests each: FUZZ_SEED=${seed}`);
});
afterAll(async () => {
  await things.close();
  console.log(`${requests} requests; FUZZ_SEED=${seed}`);
});

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');

/** What reading leaves as it is, is asked for again. */
const kept = new Map<string, Record<string, string>>();
async function idsFor({ id, path, method }: Fuzzed): Promise<Record<string, string>> {
  const ids = kept.get(id) ?? (await things.freshIds(path));
  if (method === 'GET') kept.set(id, ids);
  return ids;
}

async function addressOf(operation: Fuzzed, plan: Plan): Promise<string> {
  const { id, path } = operation;
  const real = await idsFor(operation);
  // An empty part would be the address of something else.
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encoded(plan.path[name] || (real[name] ?? '')));
  const asked = plan.real ? await things.freshQuery(id) : {};
  const realOf = (key: string) => (Object.hasOwn(asked, key) ? asked[key] : undefined);
  const query = plan.query.map(([key, value]) => `${encoded(key)}=${encoded(realOf(key) ?? value)}`).join('&');
  return things.url + filled + (query && `?${query}`);
}

async function bodyOf({ id }: Fuzzed, { text, real }: Plan): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  if (!real || text === undefined) return text;
  if (id === 'setAvatar' && text === 'a') return new Uint8Array(picture.png(64, 64));
  try {
    const made = JSON.parse(text);
    return Object.hasOwn(made ?? {}, '__proto__') ? text : JSON.stringify(await things.makeReal(id, made));
  } catch {
    return text;
  }
}

/** The tag of each answer that has one, by who was told and where. */
const tags = new Map<string, string>();

async function send(operation: Fuzzed, plan: Plan): Promise<Response> {
  const body = await bodyOf(operation, plan);
  const token = things.tokens[plan.who];
  const address = await addressOf(operation, plan);
  const told = `${plan.who} ${address}`;
  const known = plan.known === 'told' ? tags.get(told) : plan.known;
  requests++;
  const response = await fetch(address, {
    method: operation.method,
    headers: {
      'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(body !== undefined && { 'content-type': plan.type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(known !== undefined && { 'if-none-match': known }),
    },
    body,
    redirect: 'manual',
  });
  const tag = response.headers.get('etag');
  if (tag) tags.set(told, tag);
  return response;
}

/** What every answer must be, whatever was asked. */
async function judge(operation: Fuzzed, plan: Plan, response: Response): Promise<void> {
  const { status, headers } = response;
  if (operation.streams.includes(status)) {
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(['owner', 'admin', 'checker', 'stranger']).toContain(plan.who);
    // It does not end by itself.
    return response.body?.cancel();
  }
  const text = await response.text();
  // A stream that was cut a moment ago may still count; nothing else may be away.
  if (!(status === 503 && operation.streams.length > 0)) expect(status, text).toBeLessThan(500);
  expect([...operation.answers.keys()], `${status} ${text}`).toContain(status);
  expect(headers.get('x-request-id')).toBeTruthy();
  const schema = operation.answers.get(status);
  if (schema) {
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(faultOf(schema, JSON.parse(text)), text).toBeUndefined();
  } else if (operation.files.includes(status)) {
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(text).not.toBe('');
  } else expect(text).toBe('');
  const strangers = operation.isOptional ? ['expired', 'forged'] : ['nobody', 'expired', 'forged'];
  if (!operation.isPublic && strangers.includes(plan.who)) expect(status).toBe(401);
  if (status === 304) expect(plan.known).toBeDefined();
  if (status === 302) expect(headers.get('location')).toMatch(/^(\/auth\/|http:\/\/(127\.0\.0\.1|localhost):)/);
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  async (_, operation) => {
    const unseen = new Set([...operation.answers.keys()].filter((status) => status >= 200 && status < 400));
    const told = new Map<number, number>();
    const tryOnce = async (plan: Plan) => {
      const response = await send(operation, plan);
      told.set(response.status, (told.get(response.status) ?? 0) + 1);
      unseen.delete(response.status);
      await judge(operation, plan, response);
      if (operation.method === 'DELETE' && response.status === 204) things.forget(operation.path);
      const mayHarm = operation.method !== 'GET' || operation.tags.includes('auth');
      if (mayHarm && !operation.tags.includes('projects')) await things.restore();
    };
    await fc.assert(fc.asyncProperty(plans(operation), tryOnce), {
      seed,
      numRuns: runs,
      endOnFailure: false,
      interruptAfterTimeLimit: 25_000,
      markInterruptAsFailure: false,
    });
    // Not deep enough if nothing ever went well: what chance left out is asked for without anything wrong.
    const sound = fc.sample(soundPlans(operation), { seed, numRuns: 60 });
    for (const plan of sound) if (unseen.size > 0) await tryOnce(plan);
    expect([...unseen], `among ${JSON.stringify([...told])}`).toEqual([]);
  },
  60_000,
);
