import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoleCode } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { assemble } from '../assemble.ts';
import { hashing } from '../auth/password.ts';
import { type Config, readConfig } from '../kernel/config.ts';
import { newId } from '../kernel/ids.ts';
import { openMetrics } from '../kernel/metrics.ts';
import type { NewRow } from '../kernel/store/tables.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import { openTestStore } from './store.ts';

export interface TestRequest {
  token?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON; a text or bytes are sent as they are. */
  body?: unknown;
}
export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}
/** Somebody with a role of the workspace, signed in. */
export interface TestPerson {
  id: string;
  email: string;
  token: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a test asks for any operation and looks at what it knows to be there
export type Loose = any;

const isRaw = (body: unknown) => typeof body === 'string' || body instanceof Uint8Array || body === undefined;

/** A function that asks one server and reads the JSON that it answers. */
export const asker =
  (url: string) =>
  async <Body = Loose>(
    method: string,
    path: string,
    { token, headers, body }: TestRequest = {},
  ): Promise<TestResponse<Body>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: (isRaw(body) ? body : JSON.stringify(body)) as BodyInit,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  };

/** A server-sent event, as text. */
export interface Event {
  id: string;
  event: string;
  data: Loose;
}

/** Reads the events of an answer, one after another; nothing more when it has ended or was stopped. */
function reading(response: IncomingMessage) {
  const parts = response.setEncoding('utf8')[Symbol.asyncIterator]();
  const events: Event[] = [];
  let [text, lastId] = ['', ''];
  const take = (block: string) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
    lastId = fields.id ?? lastId;
    if (fields.data !== undefined) events.push({ id: lastId, event: fields.event, data: JSON.parse(fields.data) });
  };
  const next = async (): Promise<Event | undefined> => {
    while (events.length === 0) {
      const { done, value } = await parts.next().catch(() => ({ done: true, value: '' }));
      if (done) return undefined;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
    return events.shift();
  };
  return { next, lastId: () => lastId };
}

/** A server over an empty store of its own, with a clock that a test may move. Close it after the file's tests. */
export async function openWorkspace(
  env: Record<string, string> = {},
  {
    demo = false,
    siteFolder = '/nowhere',
    docsFolder = '/nowhere',
    config: more = {} as Partial<Config>,
    /** Whether all share a unit, so that invitations to meetings need no consent. */
    areColleagues = false,
  } = {},
) {
  // Where it is reached is known once it listens.
  const isReachable =
    env.PUBLIC_URL === undefined && Object.keys(env).some((name) => /^(SMTP|SMS|SOCIAL|GOOGLE)_/.test(name));
  const publicUrl = isReachable && { PUBLIC_URL: 'http://127.0.0.1' };
  const config: Config = { ...readConfig({ LOG_LEVEL: 'silent', ...publicUrl, ...env }), ...more };
  // A machine that runs many tests at once is slow, and nothing here is timed.
  hashing.patienceMs = 60_000;
  const store = await openTestStore({ demo });
  const clock = { ahead: 0, isClosing: false };
  const now = () => new Date(Date.now() + clock.ahead);
  const metrics = openMetrics();
  const parts = { store, config, metrics, now, isClosing: () => clock.isClosing };
  const app = await assemble(parts, siteFolder, docsFolder);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  if (isReachable) config.publicUrl = url;
  const ask = asker(url);

  let sharedUnit: Promise<string> | undefined;
  /** Makes somebody with a role and signs them in, without a password. */
  const somebody = async (
    role: RoleCode,
    { name = 'Ana Souza', password_hash = '-', is_sample = false, ...more }: Partial<NewRow<'users'>> = {},
  ) => {
    const [id, session, token, instant] = [newId(), newId(), newToken('tra_'), now().toISOString()];
    const email = more.email ?? `${id}@trama.example`;
    // Old enough not to be limited as a recent account.
    const created_at = new Date(now().getTime() - 2_592_000_000).toISOString();
    const marks = { created_at, updated_at: instant };
    await store.db
      .insertInto('users')
      .values({ id, name, password_hash, status: 'active', is_sample, ...marks, ...more, email })
      .execute();
    const ends_at = new Date(now().getTime() + 2_592_000_000).toISOString();
    const { id: role_id } = await store.db
      .selectFrom('roles')
      .where('code', '=', role)
      .select('id')
      .executeTakeFirstOrThrow();
    await store.db.insertInto('user_roles').values({ user_id: id, role_id }).execute();
    if (areColleagues) {
      sharedUnit ??= unit('Colegas');
      await store.db
        .insertInto('user_units')
        .values({ user_id: id, unit_id: await sharedUnit })
        .execute();
    }
    await store.db
      .insertInto('sessions')
      .values({ id: session, user_id: id, agent: '', address: '', created_at: instant, used_at: instant, ends_at })
      .execute();
    const expires_at = new Date(now().getTime() + 86_400_000).toISOString();
    await store.db
      .insertInto('access_tokens')
      .values({ hash: hashToken(token), session_id: session, expires_at })
      .execute();
    return { id, email, token };
  };
  /** Makes somebody a member of a project. */
  const join = (project_id: string, user: TestPerson, role: Schema<'MemberRole'>) =>
    store.db
      .insertInto('project_members')
      .values({ project_id, user_id: user.id, role, created_at: now().toISOString() })
      .execute();
  /** Attaches a file to a project, or to a step of it. */
  const attach = (
    project_id: string,
    { token }: Pick<TestPerson, 'token'>,
    { name = 'nota.txt', step = '', bytes = 'x' as string | Uint8Array, headers = {} } = {},
  ) =>
    ask(
      'POST',
      `/api/projects/${project_id}/attachments?name=${encodeURIComponent(name)}${step && `&step_id=${step}`}`,
      { token, body: bytes, headers: { 'content-type': 'application/octet-stream', ...headers } },
    );
  /** Makes a unit that the given people belong to. */
  const unit = async (name: string, ...people: TestPerson[]) => {
    const [id, instant] = [newId(), now().toISOString()];
    await store.db
      .insertInto('units')
      .values({ id, name, is_sample: false, created_at: instant, updated_at: instant })
      .execute();
    for (const { id: user_id } of people)
      await store.db.insertInto('user_units').values({ user_id, unit_id: id }).execute();
    return id;
  };
  /** Opens the events of somebody; `next` waits for the next one that is no mere sign of life. */
  const listen = async ({ token }: TestPerson, lastEventId?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    // Not by `fetch`, which opens further connections where one is cut, and never uses them.
    const asked = get(`${url}/api/events`, { headers, agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const { statusCode: status } = response;
    return { status, headers: response.headers, stop: () => response.destroy(), ...reading(response) };
  };
  /** Does something when the next request has checked what it checks first, and has its transaction before it. */
  const meanwhile = async (work: () => Promise<unknown>) => {
    // The post has transactions of its own.
    await app.notifications.whenIdle();
    const { transaction } = store;
    store.transaction = async (asked) => {
      store.transaction = transaction;
      await work();
      return transaction(asked);
    };
  };
  const close = async () => {
    await app.close();
    await store.close();
  };
  /** What was sent to somebody so far, the latest last. */
  const mailTo = async (recipient: string) => {
    await app.notifications.whenIdle();
    const rows = await store.db.selectFrom('outbox').where('recipient', '=', recipient).selectAll().execute();
    const texts = rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ text }) => text);
    // What a gateway has taken is kept nowhere.
    return texts.filter(Boolean);
  };
  /** The code in the latest message to somebody. */
  const codeTo = async (recipient: string) => /\b\d{6}\b/.exec((await mailTo(recipient)).at(-1) ?? '')?.[0] ?? '';
  return {
    store,
    config,
    metrics,
    clock,
    url,
    notifications: app.notifications,
    ask,
    somebody,
    join,
    attach,
    unit,
    mailTo,
    codeTo,
    listen,
    meanwhile,
    close,
  };
}

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;
