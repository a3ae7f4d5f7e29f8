import { hashPassword } from '../../server/auth/password.ts';
import { hashOf } from '../../server/auth/tokens.ts';
import { openWorkspace } from '../../server/testing/workspace.ts';
import type { Json } from './contract.ts';
import type { Plan } from './plan.ts';

const password = 'corda de três fios';

/** A server with somebody of each kind, and real things for requests to be about: those get further than a 404. */
export async function openThings() {
  // Each request may come from elsewhere, else the first hundred wrong passwords would be all that is tried.
  const here = await openWorkspace({ TRUST_PROXY: '1' });
  const owner = await here.somebody('member', { password_hash: await hashPassword(password) });
  const [admin, checker] = [await here.somebody('admin'), await here.somebody('viewer')];
  const [stranger, expired] = [await here.somebody('manager'), await here.somebody('member')];
  await here.store.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0).toISOString() })
    .where('hash', '=', hashOf(expired.token))
    .execute();
  const unit = await here.unit('Matriz', owner);
  const tokens: Record<Plan['who'], string | null> = {
    owner: owner.token,
    admin: admin.token,
    checker: checker.token,
    stranger: stranger.token,
    expired: expired.token,
    forged: 'tra_forged',
    nobody: null,
  };

  const post = async (path: string, body: object) => (await here.ask('POST', path, { token: owner.token, body })).body;
  const ids: Record<string, string | undefined> = {};
  /** Real ids for a path's parameters, made anew where a request deleted them. */
  const freshIds = async (path: string): Promise<Record<string, string>> => {
    const made = async (name: string, base: string, body: object) => {
      ids[name] ??= (await post(base, body)).id as string;
      return ids[name];
    };
    const found: Record<string, string> = {};
    if (!path.includes('{id}')) return found;
    const before = ids.id;
    found.id = await made('id', '/api/projects', { name: 'Esteira' });
    if (found.id !== before) await here.join(found.id, checker, 'checker');
    if (!path.includes('{stepId}')) return found;
    const steps = `/api/projects/${found.id}/steps`;
    found.stepId = await made('stepId', steps, { name: 'Preparar' });
    if (path.includes('{subStepId}'))
      found.subStepId = await made('subStepId', `${steps}/${found.stepId}/sub-steps`, { name: 'Medir' });
    return found;
  };

  /** Tells that what a path ends in is gone, with what it held. */
  const forget = (path: string) => {
    const names = ['id', 'stepId', 'subStepId'];
    for (const name of names.slice(names.findIndex((last) => path.endsWith(`{${last}}`)))) delete ids[name];
  };

  /** Puts what is really there into a body: a person's credentials and tokens, a unit; no version, which grows stale. */
  const makeReal = async (id: string, body: Json): Promise<Json> => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const real = { ...body };
    if (id === 'authenticate') return { ...real, email: owner.email, password };
    if ('refreshToken' in real)
      real.refreshToken = (await post('/api/auth/authenticate', { email: owner.email, password })).refreshToken;
    if (typeof real.unit_id === 'string') real.unit_id = unit;
    if (typeof real.version === 'number') delete real.version;
    return real;
  };
  /** Whoever was signed out by a request is signed in again. */
  const reviveTokens = () => here.store.db.updateTable('sessions').set({ revoked_at: null }).execute();

  return { ...here, tokens, freshIds, forget, makeReal, reviveTokens };
}

export type Things = Awaited<ReturnType<typeof openThings>>;
