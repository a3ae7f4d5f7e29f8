import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { areas } from '../../areas.ts';
import { collectSubjects } from '../../http/area.ts';
import { inProject } from '../../projects/access.ts';
import { onPostgres } from '../../testing/store.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { newId } from '../ids.ts';
import type { Person } from '../person.ts';
import { createPersonCache } from '../person-cache.ts';
import type { Store } from '../store/store.ts';
import type { Tx } from '../store/tables.ts';
import { EventStream, formatChangeEvent } from './event-stream.ts';
import { type Feed, openFeed } from './feed.ts';
import type { ActivityEntry } from './log.ts';
import { recordActivity } from './record.ts';

let here: Workspace;
let feed: Feed;
let ana: TestPerson;
let person: Person;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  const now = () => new Date();
  feed = openFeed({ store: here.store, now }, { warn: () => {} }, collectSubjects(areas), { pollMs: 30, beatMs: 60 });
});
afterAll(async () => {
  feed.close();
  await here.close();
});
beforeEach(async () => {
  ana = await here.somebody('member');
  const found = await createPersonCache(here.store, here.config).find(ana.token, new Date().toISOString());
  person = found as Person;
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
});

const write = (tx: Tx, label: string) => {
  const what = { subject: inProject(project), verb: 'created', entity: 'step', entity_id: newId(), label } as const;
  return recordActivity(tx, what, { person, now: new Date().toISOString() }).then(() => what.entity_id);
};
const writeAlone = (store: Store, label: string) => store.transaction((tx) => write(tx, label));
/** The entities that a line has told so far. */
const heardOn = (line: EventStream) => {
  const heard: string[] = [];
  line.setEncoding('utf8').on('data', (text: string) => {
    for (const [, id] of text.matchAll(/"entity_id":"([\w-]+)"/g)) heard.push(id ?? '');
  });
  return heard;
};

test.runIf(onPostgres)('what began first and commits last is told, in its turn', async () => {
  const line = await feed.subscribe(person, '192.0.2.1', undefined);
  const heard = heardOn(line);
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let early = '';
  const began = vi.fn();
  const slow = here.store.transaction(async (tx) => {
    early = await write(tx, 'a');
    began();
    await held;
  });
  await vi.waitFor(() => expect(began).toHaveBeenCalled());
  const late = await writeAlone(here.store, 'b');
  await new Promise((resolve) => setTimeout(resolve, 200));
  // Told now, it would hide the other from whoever comes back to here.
  expect(heard).toEqual([]);
  commit();
  await slow;
  await vi.waitFor(() => expect(heard).toEqual([early, late]));
  line.destroy();
});

test('what another process writes is told without anybody being woken', async () => {
  const line = await feed.subscribe(person, '192.0.2.1', undefined);
  const heard = heardOn(line);
  const id = await writeAlone(here.store, 'a');
  await vi.waitFor(() => expect(heard).toEqual([id]));
  line.destroy();
});

test('a line ends when its session is ended, or the account is closed', async () => {
  for (const end of [
    () =>
      here.store.db.updateTable('sessions').set({ revoked_at: new Date().toISOString() }).where('user_id', '=', ana.id),
    () => here.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', ana.id),
  ]) {
    await here.store.db.updateTable('sessions').set({ revoked_at: null }).where('user_id', '=', ana.id).execute();
    const line = await feed.subscribe(person, '192.0.2.1', undefined);
    const ended = vi.fn();
    line.on('end', ended).resume();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(ended).not.toHaveBeenCalled();
    await end().execute();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  }
});

test('a sign of life keeps the line open and its place near the end', async () => {
  const line = await feed.subscribe(person, '192.0.2.1', undefined);
  const texts: string[] = [];
  line.setEncoding('utf8').on('data', (text) => texts.push(text));
  await vi.waitFor(() => expect(texts.join('')).toMatch(/:\nid: \d+-\d+\n\n/));
  line.destroy();
});

test('a line that nobody reads is cut', async () => {
  const line = new EventStream(person, '192.0.2.1');
  const cut = vi.fn();
  line.on('error', cut);
  for (let index = 0; index < 3_000 && !line.destroyed; index++) line.sendHeartbeat({ txid: `${index}`, seq: 1 });
  expect(line.destroyed).toBe(false);
  const entry = {
    seq: 1,
    txid: '1',
    subject_kind: 'project',
    subject_id: project,
    entity: 'step',
    entity_id: project,
    verb: 'created',
    actor_id: null,
    witnesses: [],
  } satisfies ActivityEntry;
  for (let index = 0; index < 3_000; index++) line.sendChanges(formatChangeEvent(entry), entry);
  await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce());
});
