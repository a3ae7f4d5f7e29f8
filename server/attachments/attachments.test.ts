import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { attachmentsArea } from './area.ts';
import { maxAttachments } from './caps.ts';
import { partSize } from './parts.ts';

const mebibyte = 1_048_576;
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(40)]);

let here: Workspace;
let ana: TestPerson;
let project: string;
let step: string;
beforeAll(async () => {
  here = await openWorkspace({ ATTACHMENTS_PROJECT_MIB: '25' });
  ana = await here.somebody('member', { name: 'Ana Souza' });
});
beforeEach(async () => {
  project = (await ask('POST', '/api/projects', { name: 'Esteira' })).body.id;
  step = (await ask('POST', `/api/projects/${project}/steps`, { name: 'Medir' })).body.id;
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: unknown, by = ana) =>
  here.ask(method, path, { token: by.token, body });
const list = async (query = '', by = ana) =>
  (await ask('GET', `/api/projects/${project}/attachments${query}`, undefined, by)).body;
const contentOf = (id: string) => `/api/projects/${project}/attachments/${id}/content`;
const download = (id: string, { token } = ana) =>
  fetch(here.url + contentOf(id), { headers: { authorization: `Bearer ${token}` } });
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const counts = async () => {
  const { db } = here.store;
  const all = await Promise.all(
    (['attachments', 'attachment_parts', 'attachment_contents'] as const).map((table) =>
      db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ),
  );
  return all.map(({ count }) => count);
};

test('a file is attached, listed where it belongs, and comes back byte by byte', async () => {
  const { status, body } = await here.attach(project, ana, { name: 'posto.png', step, bytes: png });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    project_id: project,
    step_id: step,
    name: 'posto.png',
    media_type: 'image/png',
    size: png.length,
    created_by: { id: ana.id, name: 'Ana Souza' },
    created_at: expect.any(String),
  });
  const own = (await here.attach(project, ana, { name: 'contrato.pdf', bytes: '%PDF-1.7' })).body;
  expect((await list(`?step_id=${step}`)).data).toEqual([body]);
  expect((await list()).data).toEqual([own]);

  const answer = await download(body.id);
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': `attachment; filename="posto.png"; filename*=UTF-8''posto.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const head = await here.ask('HEAD', contentOf(body.id), { token: ana.token });
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, String(png.length), '']);
});

test.each([partSize - 1, partSize, partSize + 1, 3 * partSize, 10 * mebibyte])(
  'a file of %i bytes is kept in parts, and whole again when it is read',
  async (size) => {
    const bytes = randomBytes(size);
    const { body } = await here.attach(project, ana, { bytes });
    expect(body.size).toBe(size);
    const { db } = here.store;
    const parts = await db.selectFrom('attachment_parts').where('content_id', '=', body.id).select('bytes').execute();
    expect([parts.length, Math.max(...parts.map((part) => part.bytes.length)) <= partSize]).toEqual([
      Math.ceil(size / partSize),
      true,
    ]);
    expect(sumOf(new Uint8Array(await (await download(body.id)).arrayBuffer()))).toBe(sumOf(bytes));
  },
);

test('what happens to it is told in the project, and to those who listen', async () => {
  const line = await here.listen(ana);
  const { body } = await here.attach(project, ana, { name: 'nota.txt', step });
  await ask('DELETE', `/api/projects/${project}/attachments/${body.id}`);
  expect(await line.next()).toMatchObject({ data: { entity: 'attachment', verb: 'created', entity_id: body.id } });
  line.stop();
  const { data } = (await ask('GET', `/api/projects/${project}/activity?limit=2`)).body;
  expect(data).toMatchObject([
    { verb: 'deleted', label: 'nota.txt', changes: [{ field: 'step', before: null, after: 'Medir' }] },
    { verb: 'created', label: 'nota.txt', entity: 'attachment' },
  ]);
  expect((await list(`?step_id=${step}`)).data).toEqual([]);
});

test('it goes with its step, and with its project', async () => {
  const before = await counts();
  const steps = await here.attach(project, ana, { step });
  const own = await here.attach(project, ana);
  await ask('DELETE', `/api/projects/${project}/steps/${step}`);
  expect((await download(steps.body.id)).status).toBe(404);
  expect((await download(own.body.id)).status).toBe(200);
  await ask('DELETE', `/api/projects/${project}`);
  expect(await counts()).toEqual(before);
});

test('a copy of the project shares what is in its files, until the last of them is gone', async () => {
  const before = await counts();
  const bytes = randomBytes(2 * partSize);
  await here.attach(project, ana, { name: 'norma.pdf', bytes });
  await here.attach(project, ana, { name: 'posto.png', step, bytes: png });
  const gone = (await ask('POST', `/api/projects/${project}/steps`, { name: 'Fora', status: 'cancelled' })).body.id;
  await here.attach(project, ana, { name: 'fora.txt', step: gone });
  const [, parts] = await counts();
  const bia = await here.somebody('member', { name: 'Bia Lima' });
  await here.join(project, bia, 'viewer');

  const copy = (await ask('POST', `/api/projects/${project}/duplicate`, { name: 'Cópia' }, bia)).body;
  expect((await counts())[1]).toBe(parts);
  const at = `/api/projects/${copy.id}/attachments`;
  const own = (await ask('GET', at, undefined, bia)).body.data;
  expect(own).toMatchObject([
    { name: 'norma.pdf', size: bytes.length, project_id: copy.id, step_id: null, created_by: { id: bia.id } },
  ]);
  const [copied] = copy.steps;
  expect((await ask('GET', `${at}?step_id=${copied.id}`, undefined, bia)).body.data).toMatchObject([
    { name: 'posto.png', media_type: 'image/png', step_id: copied.id },
  ]);

  await ask('DELETE', `/api/projects/${project}`);
  const headers = { authorization: `Bearer ${bia.token}` };
  const answer = await fetch(`${here.url}${at}/${own[0].id}/content`, { headers });
  expect(sumOf(new Uint8Array(await answer.arrayBuffer()))).toBe(sumOf(bytes));
  await ask('DELETE', `/api/projects/${copy.id}`, undefined, bia);
  expect(await counts()).toEqual(before);
});

describe('who may', () => {
  test('whoever only looks reads, and neither attaches nor deletes', async () => {
    const bia = await here.somebody('member');
    await here.join(project, bia, 'checker');
    const { body } = await here.attach(project, ana);
    expect((await list('', bia)).data).toHaveLength(1);
    expect((await download(body.id, bia)).status).toBe(200);
    expect(await here.attach(project, bia)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await ask('DELETE', `/api/projects/${project}/attachments/${body.id}`, undefined, bia)).status).toBe(403);
  });

  test('a file is only found in the project that it belongs to', async () => {
    const { body: file } = await here.attach(project, ana);
    const other = (await ask('POST', '/api/projects', { name: 'Outra' })).body.id;
    const at = `/api/projects/${other}/attachments`;
    expect((await ask('GET', `${at}/${file.id}/content`)).status).toBe(404);
    expect((await ask('DELETE', `${at}/${file.id}`)).status).toBe(404);
    const astray = await here.attach(other, ana, { step });
    expect([astray.status, astray.body.message]).toEqual([404, 'Etapa não encontrada']);
    expect((await ask('GET', `${at}?step_id=${step}`)).status).toBe(404);
    expect((await download(file.id)).status).toBe(200);
  });

  test('whoever is removed while a file is on its way leaves nothing', async () => {
    const davi = await here.somebody('member');
    await here.join(project, davi, 'contributor');
    const before = await counts();
    async function* slowly() {
      yield randomBytes(partSize);
      await here.store.db.deleteFrom('project_members').where('user_id', '=', davi.id).execute();
      yield randomBytes(10);
    }
    const { status } = await send(slowly(), davi);
    expect([status, await counts()]).toEqual([404, before]);
  });
});

/** Sends a file piece by piece, without saying how long it is. */
const send = (bytes: AsyncIterable<Uint8Array>, { token } = ana, signal?: AbortSignal) =>
  fetch(`${here.url}/api/projects/${project}/attachments?name=a.bin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: bytes as unknown as BodyInit,
    duplex: 'half',
    signal,
  } as RequestInit);

describe('what is refused leaves nothing behind', () => {
  let before: number[];
  beforeEach(async () => {
    before = await counts();
  });

  test('a byte too many, whether it is announced or found out', async () => {
    const announced = await here.attach(project, ana, { bytes: Buffer.alloc(10 * mebibyte + 1) });
    expect([announced.status, announced.body.message]).toEqual([413, 'O arquivo passa do limite de 10 MB.']);
    async function* tooMuch() {
      for (let sent = 0; sent <= 10 * mebibyte; sent += mebibyte) yield Buffer.alloc(mebibyte);
    }
    expect((await send(tooMuch())).status).toBe(413);
    expect(await counts()).toEqual(before);
  });

  test('no bytes, no name, another type', async () => {
    const empty = await here.attach(project, ana, { bytes: '' });
    expect([empty.status, empty.body.message]).toEqual([400, ['O arquivo está vazio.']]);
    expect((await here.attach(project, ana, { name: '../..' })).status).toBe(400);
    const json = await here.attach(project, ana, { headers: { 'content-type': 'application/json' } });
    expect([json.status, json.body.message]).toEqual([
      415,
      'O arquivo precisa ser enviado como application/octet-stream.',
    ]);
    expect((await ask('POST', `/api/projects/${project}/attachments?name=a`)).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  test('a sender that goes away', async () => {
    const stop = new AbortController();
    async function* half() {
      yield randomBytes(2 * partSize);
      // Not before what was sent is there.
      await expect.poll(async () => (await counts())[1]).toBeGreaterThan(before[1] ?? 0);
      stop.abort();
      await new Promise(() => {});
    }
    await expect(send(half(), ana, stop.signal)).rejects.toThrow();
    await expect.poll(counts).toEqual(before);
  });

  test('a process that ended meanwhile, once a day has passed', async () => {
    const row = {
      project_id: project,
      step_id: null,
      name: 'a',
      media_type: 'text/plain',
      size: 1,
      created_by: ana.id,
    } as const;
    const id = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c99';
    const created_at = new Date(Date.now() - 90_000_000).toISOString();
    await here.store.db.insertInto('attachment_contents').values({ id }).execute();
    await here.store.db
      .insertInto('attachments')
      .values({ ...row, id, content_id: id, created_at, completed_at: null })
      .execute();
    expect((await list()).data).toEqual([]);
    expect((await download(id)).status).toBe(404);
    await attachmentsArea.sweep?.(here.store.db, computeCutoffs(new Date()));
    expect(await counts()).toEqual(before);
  });
});

test('a name is kept without a path and without line ends, and its type is none of its business', async () => {
  const { body } = await here.attach(project, ana, {
    name: '..\\..\\foto\r\nX-Injected: 1.png',
    bytes: '<svg onload=alert(1)>',
  });
  expect([body.name, body.media_type]).toEqual(['foto X-Injected: 1.png', 'text/plain']);
  const { headers } = await download(body.id);
  expect([headers.get('x-injected'), headers.get('content-type')]).toEqual([null, 'text/plain']);
});

test('a project takes so many files, and so many bytes, and says how many', async () => {
  const ten = Buffer.alloc(10 * mebibyte);
  for (const _ of [1, 2]) expect((await here.attach(project, ana, { bytes: ten })).status).toBe(201);
  const full = await here.attach(project, ana, { bytes: ten });
  expect(full).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } });
  expect(full.body.message).toContain('chegaram ao limite de 25 MB');
  expect((await here.attach(project, ana, { bytes: 'pouco' })).status).toBe(201);

  const other = (await ask('POST', '/api/projects', { name: 'Outra' })).body.id;
  const content_id = newId();
  const row = { project_id: other, step_id: null, media_type: 'text/plain', size: 1, created_by: ana.id } as const;
  const created_at = new Date().toISOString();
  await here.store.db.insertInto('attachment_contents').values({ id: content_id }).execute();
  await here.store.db
    .insertInto('attachments')
    .values(
      Array.from({ length: maxAttachments - 1 }, (_, index) => ({
        ...row,
        id: newId(),
        content_id,
        name: `${index}`,
        created_at,
        completed_at: created_at,
      })),
    )
    .execute();
  const both = await Promise.all([here.attach(other, ana), here.attach(other, ana)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('whoever reads a file that is deleted meanwhile is cut off, not given half of it', async () => {
  const { body } = await here.attach(project, ana, { bytes: randomBytes(8 * mebibyte) });
  const answer = await download(body.id);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await ask('DELETE', `/api/projects/${project}/attachments/${body.id}`);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow();
});
