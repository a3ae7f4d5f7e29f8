import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { type Operation, operations } from './contract.ts';

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('admin');
});
afterAll(() => here.close());

const mebibyte = Buffer.alloc(1_048_576, 'x');

interface Sent {
  method: string;
  path: string;
  token?: string;
  type?: string;
  body?: Buffer;
}

/** Sends a request over an agent; answers its status and whether the connection had been used before. */
const sendBy = (agent: Agent, { method, path, token, type, body }: Sent) =>
  new Promise<{ status: number; isReused: boolean }>((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
      ...(body && { 'content-length': body.length }),
    };
    const asked = request(`${here.url}${path}`, { method, agent, headers }, (response: IncomingMessage) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, isReused: asked.reusedSocket }));
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error('No answer on the connection.')));
    asked.on('error', reject).end(body);
  });

/** The status of a request, and of the next one on the same connection. */
async function statusesOf(sent: Sent): Promise<[number, number]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const first = await sendBy(agent, sent);
    const next = await sendBy(agent, { method: 'GET', path: '/api/auth/me', token: ana.token });
    return [first.status, next.status];
  } finally {
    agent.destroy();
  }
}

const nowhere = ({ path }: Operation) => path.replace(/\{\w+\}/g, '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01');
const withBody = operations.filter(({ bodySchema, takesFile }) => bodySchema || takesFile);
const typeOf = ({ takesFile }: Operation) => (takesFile ? 'application/octet-stream' : 'application/json');

describe.each(withBody.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { method } = operation;
  test.each([
    ['without a token', { type: typeOf(operation) }],
    ['of another type', { type: 'text/plain', token: 'ana' }],
    ['that is refused or too large', { type: typeOf(operation), token: 'ana' }],
  ])('a body %s leaves the connection usable', async (_name, sent) => {
    const token = 'token' in sent ? ana.token : undefined;
    const query = operation.takesFile ? '?name=nota.pdf' : '';
    const [status, next] = await statusesOf({
      ...sent,
      method,
      path: nowhere(operation) + query,
      token,
      body: mebibyte,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(next).toBe(200);
  });
});

test('a receipt that is no document leaves the connection usable', async () => {
  const as = async (path: string, body: object) =>
    (await here.ask('POST', path, { token: ana.token, body })).body as { id: string };
  const account = await as('/api/finance/accounts', { name: 'Conta', type: 'checking', opening_date: '2026-03-01' });
  const transaction = await as('/api/finance/transactions', {
    kind: 'expense',
    description: 'Cabo',
    account_id: account.id,
    amount_cents: 10_00,
    due_date: '2026-11-10',
  });
  const path = `/api/finance/transactions/${transaction.id}/receipts?name=recibo.pdf`;
  const type = 'application/octet-stream';
  expect(await statusesOf({ method: 'POST', path, token: ana.token, type, body: mebibyte })).toEqual([400, 200]);
});

test('a connection whose body may never end is closed', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      `${here.url}/api/account/avatar`,
      { method: 'PUT', agent, headers: { 'transfer-encoding': 'chunked' } },
      resolve,
    );
    asked.on('error', reject).write(mebibyte);
  });
  answered.resume();
  expect([answered.statusCode, answered.headers.connection]).toEqual([401, 'close']);
  agent.destroy();
});
