import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { countMessage } from '../kernel/usage.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { billingArea } from './area.ts';

let here: Workspace;
let [admin, viewer]: TestPerson[] = [];
const plan = { name: 'Profissional', seats: 2, storage_bytes: 1_048_576, renews_on: '2027-03-01', contact: null };
beforeAll(async () => {
  here = await openWorkspace({}, { config: { plan } });
  admin = await here.somebody('admin');
  viewer = await here.somebody('viewer');
});
afterAll(() => here.close());

const read = async (who = admin) => (await here.ask('GET', '/api/billing', { token: who?.token })).body;

test('members see the plan, and the usage only with the code of the administration', async () => {
  expect(await read(viewer)).toEqual({ plan, usage: null });
  const { usage } = await read();
  expect(usage).toHaveLength(1);
  expect(usage[0]).toMatchObject({ month: `${new Date().toISOString().slice(0, 7)}-01`, open_projects: 0, sms: 0 });
  expect(usage[0].people).toBeGreaterThanOrEqual(2);
  expect((await here.ask('GET', '/api/billing')).status).toBe(401);
});

test('exceeding the plan blocks nothing', async () => {
  expect((await read()).usage[0].people).toBeGreaterThan(0);
  const created = await here.ask('POST', '/api/users', {
    token: admin?.token,
    body: { name: 'Rita Mais', email: 'rita@trama.example' },
  });
  expect(created.status).toBe(201);
});

test('messages are counted as they are sent, people by the housekeeping, both by month', async () => {
  // The mail about the new account counts too.
  await here.notifications.whenIdle();
  const before = (await read()).usage[0];
  await here.store.transaction(async (tx) => {
    await countMessage(tx, 'email', new Date().toISOString());
    await countMessage(tx, 'sms', new Date().toISOString());
    await countMessage(tx, 'sms', '2026-01-15T10:00:00.000Z');
  });
  const { usage } = await read();
  expect(usage[0]).toMatchObject({ emails: before.emails + 1, sms: before.sms + 1, people: before.people });
  expect(usage.at(-1)).toMatchObject({ month: '2026-01-01', sms: 1, people: 0, counted_at: null });
  await here.somebody('viewer');
  expect((await read()).usage[0].people).toBe(before.people);
  await billingArea.sweep?.(here.store.db, computeCutoffs(new Date()));
  expect((await read()).usage[0].people).toBeGreaterThan(before.people);
});

test('a plan is read from the settings, and one that cannot be meant is told by its name', () => {
  expect(readConfig({}).plan).toBeUndefined();
  const settings = { PLAN_NAME: 'Equipe', PLAN_SEATS: '10', PLAN_STORAGE_MIB: '2', PLAN_RENEWS_ON: '2027-03-01' };
  expect(readConfig(settings).plan).toEqual({
    name: 'Equipe',
    seats: 10,
    storage_bytes: 2_097_152,
    renews_on: '2027-03-01',
    contact: null,
  });
  expect(() => readConfig({ ...settings, PLAN_RENEWS_ON: '2027-13-01' })).toThrow(/PLAN_RENEWS_ON/);
  expect(() => readConfig({ ...settings, PLAN_SEATS: 'dez' })).toThrow(/PLAN_SEATS/);
});
