import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { hashToken } from '../tokens.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
});
afterAll(() => here.close());
beforeEach(async () => {
  ana = await here.somebody('member');
  bia = await here.somebody('member');
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
  await here.join(project, bia, 'viewer');
});

const addStep = async (name = 'a', { token } = ana) =>
  (await here.ask('POST', `/api/projects/${project}/steps`, { token, body: { name } })).body.id as string;

test('who listens is told what members change, oneself included', async () => {
  const lines = [await here.listen(bia), await here.listen(ana)];
  const step = await addStep();
  for (const line of lines) {
    expect(line.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(line.headers['cache-control']).toBe('no-store');
    expect(line.headers['x-accel-buffering']).toBe('no');
    expect(await line.next()).toMatchObject({
      event: 'change',
      data: {
        subject_kind: 'project',
        subject_id: project,
        project_id: project,
        entity: 'step',
        entity_id: step,
        verb: 'created',
        actor_id: ana.id,
      },
    });
    line.stop();
  }
});

test('strangers hear nothing; membership counts at the moment it is told', async () => {
  const stranger = await here.somebody('member');
  const line = await here.listen(stranger);
  await addStep('nada');
  const mine = (await here.ask('POST', '/api/projects', { token: stranger.token, body: { name: 'Meu' } })).body.id;
  expect((await line.next())?.data.project_id).toBe(mine);
  await here.join(project, stranger, 'viewer');
  const step = await addStep('ouvida');
  expect((await line.next())?.data.entity_id).toBe(step);
  line.stop();
});

test('invitations are told to those who invite; a deletion and a removal to those they concern', async () => {
  const line = await here.listen(bia);
  const body = { email: `${crypto.randomUUID()}@fora.example`, role: 'viewer' };
  await here.ask('POST', `/api/projects/${project}/invitations`, { token: ana.token, body });
  const members = (await here.ask('GET', `/api/projects/${project}/members`, { token: ana.token })).body.data;
  const mine = members.find((one: { user: { id: string } }) => one.user.id === bia.id).id;
  const other = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Outro' } })).body.id;
  await here.join(other, bia, 'viewer');
  await here.ask('DELETE', `/api/projects/${project}/members/${mine}`, { token: ana.token });
  await here.ask('DELETE', `/api/projects/${other}`, { token: ana.token });
  // The creation of the other project may still be told, for by now she is a member.
  const heard = [];
  for (let event = await line.next(); event; event = await line.next()) {
    heard.push(`${event.data.verb} ${event.data.entity}`);
    if (event.data.verb === 'deleted') break;
  }
  expect(heard.filter((text) => text !== 'created project')).toEqual(['left member', 'deleted project']);
  line.stop();
});

test('who comes back is told what was missed, in order and once', async () => {
  const line = await here.listen(bia);
  await addStep('a');
  const last = (await line.next())?.id ?? '';
  line.stop();
  const missed = [await addStep('b'), await addStep('c')];
  const again = await here.listen(bia, last);
  const next = await addStep('d');
  expect([await again.next(), await again.next(), await again.next()].map((event) => event?.data.entity_id)).toEqual([
    ...missed,
    next,
  ]);
  again.stop();
});

test('who heard nothing yet has a place to come back to as well', async () => {
  const line = await here.listen(bia);
  const nothing = line.next();
  await vi.waitFor(() => expect(line.lastId()).toMatch(/^\d+-\d+$/));
  line.stop();
  expect(await nothing).toBeUndefined();
  const step = await addStep('perdida');
  const again = await here.listen(bia, line.lastId());
  expect((await again.next())?.data.entity_id).toBe(step);
  again.stop();
});

test('what happens between the first question of a page and its line is told', async () => {
  const { headers } = await here.ask('GET', '/api/auth/me', { token: bia.token });
  const step = await addStep('meanwhile');
  const line = await here.listen(bia, headers.get('last-event-id') as string);
  expect((await line.next())?.data.entity_id).toBe(step);
  line.stop();
});

test('a place that is unknown, ahead, or too far back is reset', async () => {
  const line = await here.listen(bia);
  await addStep('a');
  const last = (await line.next())?.id ?? '';
  line.stop();
  for (const id of ['abc', '999999999999999-1', '0', "1-1'--", '9'.repeat(50)]) {
    const again = await here.listen(bia, id);
    expect((await again.next())?.event).toBe('reset');
    again.stop();
  }
  const row = await here.store.db.selectFrom('activity').selectAll().limit(1).executeTakeFirstOrThrow();
  const { seq: _, txid: __, ...rest } = row;
  const copies = Array.from({ length: 501 }, () => ({ ...rest, id: crypto.randomUUID(), changes: '[]' }));
  await here.store.db.insertInto('activity').values(copies).execute();
  const again = await here.listen(bia, last);
  expect((await again.next())?.event).toBe('reset');
  const step = await addStep('depois');
  expect((await again.next())?.data.entity_id).toBe(step);
  again.stop();
});

test('what commits late is told too', async () => {
  const line = await here.listen(bia);
  const first = await addStep('a');
  expect((await line.next())?.data.entity_id).toBe(first);
  const all = await Promise.all(Array.from({ length: 30 }, (_, index) => addStep(`n${index}`)));
  const heard = [];
  while (heard.length < 30) heard.push((await line.next())?.data.entity_id);
  expect(heard.sort()).toEqual(all.sort());
  line.stop();
});

test('nobody holds more than six lines, and one that is closed is free again', async () => {
  const lines = [];
  for (let index = 0; index < 6; index++) lines.push(await here.listen(bia));
  const refused = await here.listen(bia);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBeTruthy();
  const other = await here.listen(ana);
  expect(other.status).toBe(200);
  other.stop();
  lines[0]?.stop();
  await vi.waitFor(async () => {
    const line = await here.listen(bia);
    line.stop();
    expect(line.status).toBe(200);
  });
  for (const line of lines) line.stop();
});

test('lines of events hold no turn of others, however many are open', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => here.somebody('member')));
  const lines = await Promise.all(people.flatMap((one) => Array.from({ length: 6 }, () => here.listen(one))));
  expect(lines.map(({ status }) => status)).toEqual(Array(48).fill(200));
  expect((await here.ask('GET', '/api/projects', { token: ana.token })).status).toBe(200);
  for (const line of lines) line.stop();
});

test('a line ends with its token', async () => {
  const expires_at = new Date(Date.now() + 700).toISOString();
  await here.store.db
    .updateTable('access_tokens')
    .set({ expires_at })
    .where('hash', '=', hashToken(bia.token))
    .execute();
  const line = await here.listen(bia);
  expect(await line.next()).toBeUndefined();
});

test('a line ends with its session, and tells nothing that was changed after it', async () => {
  const [here1, here2] = [await here.listen(bia), await here.listen(bia)];
  await here.ask('POST', '/api/auth/logout-all', { token: bia.token });
  await addStep('depois da saída');
  expect([await here1.next(), await here2.next()]).toEqual([undefined, undefined]);
});

test('a session that another process ended hears nothing either', async () => {
  const line = await here.listen(bia);
  // Written as this process writes nothing, so that it goes unheard.
  await sql`with ended as (update sessions set revoked_at = now() where user_id = ${bia.id} returning id)
    select id from ended`.execute(here.store.db);
  await addStep('depois da saída');
  expect(await line.next()).toBeUndefined();
});

test('without a token there is nothing to hear, and a look at the head is no line', async () => {
  expect((await here.ask('GET', '/api/events')).status).toBe(401);
  expect((await here.ask('GET', '/api/events?x=1', { token: bia.token })).status).toBe(400);
  for (let index = 0; index < 8; index++)
    expect((await here.ask('HEAD', '/api/events', { token: bia.token })).status).toBe(200);
});

test('closing ends all lines, and takes no new ones', async () => {
  const closing = await openWorkspace();
  const caio = await closing.somebody('member');
  const line = await closing.listen(caio);
  const began = Date.now();
  await closing.close();
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(await line.next()).toBeUndefined();
});
