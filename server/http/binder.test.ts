import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let member: TestPerson;
let viewer: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  member = await here.somebody('member');
  viewer = await here.somebody('viewer');
});
afterAll(() => here.close());

const create = (body: unknown, headers = {}) =>
  here.ask('POST', '/api/projects', { token: member.token, body, headers });
const unknownId = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01';

/** Sends raw bytes and gives all that comes back until the server closes. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(here.url).port), '127.0.0.1', () => socket.write(text));
    let told = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      told += chunk;
    });
    socket.on('close', () => resolve(told)).on('error', reject);
  });

test('checks come in the order of the contract', async () => {
  const bad = { body: '{', headers: { 'content-type': 'text/plain' } };
  const at = async (token: string | null, over: object = {}) =>
    (await here.ask('POST', '/api/projects', { token, ...bad, ...over })).status;
  expect((await here.ask('PUT', '/api/projects', bad)).status).toBe(405);
  expect(await at(null)).toBe(401);
  expect(await at(viewer.token)).toBe(403);
  expect(await at(member.token)).toBe(415);
  expect(await at(member.token, { headers: {}, body: ' '.repeat(2_000_000) })).toBe(413);
  expect(await at(member.token, { headers: {} })).toBe(400);
});

test('another method of a known address is 405 with Allow, and OPTIONS lists them', async () => {
  const { status, headers, body } = await here.ask('DELETE', '/api/projects?x=1');
  expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, HEAD, OPTIONS, POST', 'METHOD_NOT_ALLOWED']);
  expect((await here.ask('GET', '/api/auth/refresh')).status).toBe(405);
  // A part that the router takes for no name is nothing that is there, not another method.
  for (const method of ['GET', 'HEAD'])
    expect((await here.ask(method, '/api/meetings/feed/%0D%0AX-Injected%3A%201.ics')).status).toBe(404);
  const options = await here.ask('OPTIONS', '/api/projects');
  expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, null]);
});

test('HEAD is GET without its body', async () => {
  const { status, headers, body } = await here.ask('HEAD', '/api/projects', { token: member.token });
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json; charset=utf-8', '']);
});

test.each([
  ['/api', 404, 'NOT_FOUND'],
  ['/api/nothing/here', 404, 'NOT_FOUND'],
  ['/%E0%A4%A', 400, 'VALIDATION'],
  ['/api/projects/%E0%A4%A', 400, 'VALIDATION'],
])('%s is told in the shape of the contract', async (path, status, code) => {
  const { body, ...told } = await here.ask('GET', path, { token: member.token });
  expect([told.status, body.code]).toEqual([status, code]);
});

test.each([
  ['not-an-id', 404],
  ['a'.repeat(5000), 404],
  ['%00', 400],
  [unknownId, 404],
])('a project with the id %s is %i', async (id, status) => {
  expect((await here.ask('GET', `/api/projects/${id}`, { token: member.token })).status).toBe(status);
});

test('a missing or broken body is 400', async () => {
  const missing = await here.ask('POST', '/api/projects', { token: member.token });
  expect([missing.status, missing.body.code]).toEqual([400, 'VALIDATION']);
  for (const body of ['{', '', '{"name":"a",}', '\ufeff{', new Uint8Array([0x22, 0xff, 0x22])]) {
    const { status, body: told } = await create(body);
    expect([status, body === '' ? 'VALIDATION' : 'INVALID_JSON']).toEqual([400, told.code]);
  }
  expect((await create('[]')).body.message).toEqual(['O conteúdo precisa ser um objeto.']);
});

test('faults of a body are told one a field, in words', async () => {
  const { status, body } = await create({ name: ' \t', dead_line: '2024-02-31', unit_id: 5, color: 'red' });
  expect(status).toBe(400);
  expect(body.details).toEqual([
    { field: 'name', code: 'empty', message: 'O nome precisa ser preenchido.' },
    { field: 'dead_line', code: 'format', message: 'O prazo precisa ser uma data no formato AAAA-MM-DD.' },
    { field: 'unit_id', code: 'type', message: 'A unidade precisa ser um identificador válido.' },
    { field: 'color', code: 'unknown', message: 'O campo “color” não é conhecido aqui.' },
  ]);
  expect(body.message).toEqual(body.details.map(({ message }: { message: string }) => message));
  expect(body.error).toBe(body.message.join(', '));
});

test.each([
  [{ name: 'n'.repeat(121) }, 'too_long', 'O nome pode ter no máximo 120 caracteres.'],
  [{}, 'required', 'O nome precisa ser preenchido.'],
  [{ name: '' }, 'empty', 'O nome precisa ser preenchido.'],
  [{ name: 7 }, 'type', 'O nome precisa ser um texto.'],
  [{ name: 'a\0b' }, 'forbidden_character', 'O nome contém um caractere que não é permitido.'],
  [{ name: '\ud800' }, 'forbidden_character', 'O nome contém um caractere que não é permitido.'],
  [{ name: 'a', dead_line: '0000-01-01' }, 'format', 'O prazo precisa ser uma data no formato AAAA-MM-DD.'],
])('%j is refused as %s', async (given, code, message) => {
  const { status, body } = await create(given);
  expect([status, body.details[0].code, body.message]).toEqual([400, code, [message]]);
});

test('a name may have 120 characters, whatever they are', async () => {
  const { status, body } = await create({ name: '🧵'.repeat(120) });
  expect([status, [...body.name].length]).toEqual([201, 120]);
});

test('what turns text around is dropped, and nobody’s script is', async () => {
  const { status, body } = await create({ name: 'Nota \u202efdp.exe\u202c \u2066x\u2069 شبكة 👩‍🔧' });
  expect([status, body.name]).toEqual([201, 'Nota fdp.exe x شبكة 👩‍🔧']);
  expect((await create({ name: '\u202e' })).body.details[0].code).toBe('empty');
});

test('what would reach a prototype is refused, and so is a body that nests without end', async () => {
  expect((await create('{"name":"a","__proto__":{"admin":true}}')).status).toBe(400);
  expect((await create('{"name":"a","constructor":{"prototype":{}}}')).status).toBe(400);
  expect((await create('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
});

test('query parameters are read as what they are, and unknown ones refused', async () => {
  const list = (query: string) => here.ask('GET', `/api/projects?${query}`, { token: member.token });
  expect((await list('limit=5&status=active&status=planning')).body.page.limit).toBe(5);
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['order=name', 'order'],
    ['status=lost', 'status'],
    ['search=%00', 'search'],
    ['cursor=garbage', 'cursor'],
    ['__proto__=1', '__proto__'],
  ] as const) {
    const { status, body } = await list(query);
    expect([query, status, body.details?.[0].field]).toEqual([query, 400, field]);
  }
});

test('a body of 10 MB is answered with 413 even while its sender is still busy', async () => {
  const told = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(here.url);
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    const sending = httpRequest({ port, method: 'POST', path: '/api/projects', headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    sending.on('error', reject);
    let left = 160;
    const send = () =>
      left-- > 0 ? void sending.write(Buffer.alloc(65_536, 32), () => setImmediate(send)) : sending.end();
    send();
  });
  expect([told.status, JSON.parse(told.text).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await create(`{"name":"${'a'.repeat(10_000_000)}"}`)).body.message).toBe(
    'O conteúdo enviado passa do limite de 64 KB.',
  );
});

test.each([
  ['/api/projects', 65_536],
  ['/api/auth/sign-in', 16_384],
])('%s takes a body of %i bytes and no more', async (path, most) => {
  const send = (size: number) =>
    here.ask('POST', path, { token: member.token, body: `{"x":"${'a'.repeat(size - 8)}"}` });
  expect((await send(most)).status).toBe(400);
  const { status, body } = await send(most + 1);
  expect([status, body.message]).toEqual([413, `O conteúdo enviado passa do limite de ${most / 1_024} KB.`]);
});

test.each(['/api/projects', '/api/auth/logout-all'])('whoever never stops sending to %s is cut off', async (path) => {
  const { port } = new URL(here.url);
  const { token } = await here.somebody('member');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = await new Promise<number>((resolve) => {
    const sending = httpRequest({ port, method: 'POST', path, headers });
    let size = 0;
    const send = () => {
      size += 65_536;
      if (!sending.destroyed) sending.write(Buffer.alloc(65_536, 32), () => setImmediate(send));
    };
    sending.on('error', () => {}).on('close', () => resolve(size));
    sending.on('response', (response) => response.resume());
    send();
  });
  expect(sent).toBeLessThan(32 * 1_048_576);
});

test('what is no HTTP, or too long for it, is still told in the shape of the contract', async () => {
  expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"VALIDATION"/);
  expect(await raw(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 [\s\S]*"code":/);
});

test('each answer carries a request id: a well-formed one of the caller, else a new one', async () => {
  const id = async (given: string) =>
    (await here.ask('GET', '/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await id('order-66.a_B')).toBe('order-66.a_B');
  expect(await id('no spaces')).toMatch(/^[0-9a-f-]{36}$/);
});

test('answers of the contract are not kept and bring the headers that protect', async () => {
  const { headers } = await here.ask('GET', '/api/projects', {
    token: member.token,
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('strict-transport-security')).toBeNull();
});

describe('a list that is known already', () => {
  const list = async (known?: string, { token } = member, method = 'GET') => {
    const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
    const answer = await here.ask(method, '/api/projects?sort_by=name', { token, headers });
    return { ...answer, tag: answer.headers.get('etag') ?? '' };
  };

  test('is not sent again while it is the same', async () => {
    await create({ name: 'Conhecido' });
    const first = await list();
    expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    const again = await list(first.tag);
    expect([again.status, again.body, again.tag]).toEqual([304, '', first.tag]);
    expect(again.headers.get('cache-control')).toBe('no-store');
    // As a proxy may write it, among others, and whatever there is.
    for (const known of [first.tag.slice(2), `"other", ${first.tag}`, '*'])
      expect((await list(known)).status).toBe(304);
    expect((await list(first.tag, member, 'HEAD')).status).toBe(304);
  });

  test('is sent once it is another', async () => {
    const { tag } = await list();
    await create({ name: 'Novo na lista' });
    const { status, body } = await list(tag);
    expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      expect.arrayContaining(['Novo na lista']),
    ]);
    expect((await list('nonsense, "', member)).status).toBe(200);
  });

  test('tells nobody what somebody else was told, nor that it is the same once they may not see it', async () => {
    const { tag } = await list();
    expect((await list(tag, await here.somebody('member'))).status).toBe(200);
    expect((await list(tag, { ...member, token: 'tra_nobody' })).status).toBe(401);
  });
});

test('a fault of ours is a 500 that tells nothing of it', async () => {
  const { db } = here.store;
  const { body: project } = await create({ name: 'Quebrado' });
  // What the contract does not allow: an answer like this never leaves.
  await db.updateTable('projects').set({ version: -1 }).where('id', '=', project.id).execute();
  const { status, body } = await here.ask('GET', `/api/projects/${project.id}`, { token: member.token });
  expect([status, body]).toEqual([
    500,
    { error: 'Erro ao realizar a requisição', message: 'Erro ao realizar a requisição', code: 'INTERNAL' },
  ]);
  await db.deleteFrom('projects').where('id', '=', project.id).execute();
});

test('readiness ends when the server begins to close, life does not', async () => {
  here.clock.isClosing = true;
  expect((await here.ask('GET', '/readyz')).status).toBe(503);
  expect((await here.ask('GET', '/healthz')).status).toBe(200);
  here.clock.isClosing = false;
  expect((await here.ask('GET', '/readyz')).status).toBe(200);
});
