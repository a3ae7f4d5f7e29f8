import { argon2Sync } from 'node:crypto';
import { sql } from 'kysely';
import { documentVersions } from '#domain/documents';
import { holdAccount } from '../../server/auth/accounts.ts';
import { giveProof } from '../../server/auth/proofs.ts';
import { newId } from '../../server/kernel/ids.ts';
import { hashToken, newToken } from '../../server/kernel/tokens.ts';
import { startGitHub } from '../../server/testing/github.ts';
import { startGoogleCalendar } from '../../server/testing/google-calendar.ts';
import { picture } from '../../server/testing/picture.ts';
import { startProvider } from '../../server/testing/provider.ts';
import { openWorkspace } from '../../server/testing/workspace.ts';
import type { Json } from './contract.ts';
import type { Plan } from './plan.ts';

const password = 'corda de três fios';

/** A hash that is right, and so weak that thousands of sign-ins take no time. */
function weakHashOf(message: string): string {
  const salt = Buffer.alloc(8);
  const hash = argon2Sync('argon2id', { message, nonce: salt, memory: 8, passes: 1, parallelism: 1, tagLength: 16 });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(salt)}$${text(hash)}`;
}

/** A server with somebody of each kind, and real things for requests to be about: those get further than a 404. */
export async function openThings() {
  // Each request may come from elsewhere, else the first hundred wrong passwords would be all that is tried.
  const [openId, gitHub, google] = await Promise.all([startProvider(), startGitHub(), startGoogleCalendar()]);
  google.world.account('owner@gmail.example');
  const password_hash = weakHashOf(password);
  const client = (name: string) => ({
    [`SOCIAL_${name}_CLIENT_ID`]: 'trama',
    [`SOCIAL_${name}_CLIENT_SECRET`]: 'secret',
  });
  const here = await openWorkspace(
    {
      ...client('GOOGLE'),
      SOCIAL_GOOGLE_ISSUER: openId.issuer,
      ...client('MICROSOFT'),
      SOCIAL_MICROSOFT_ISSUER: openId.issuer,
      ...client('GITHUB'),
      SOCIAL_GITHUB_URL: gitHub.url,
      SOCIAL_GITHUB_API_URL: gitHub.url,
      ...google.environment,
    },
    { config: { trustProxy: 1 } },
  );
  const owner = await here.somebody('member', { password_hash });
  const phone = '+5511987654321';
  const careful = await here.somebody('member', { password_hash, phone, two_step: true });
  const [admin, checker] = [await here.somebody('admin'), await here.somebody('viewer')];
  const [stranger, expired] = [await here.somebody('manager'), await here.somebody('member')];
  await here.store.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0).toISOString() })
    .where('hash', '=', hashToken(expired.token))
    .execute();
  // Whoever asks for all there is may have to do with units, with people and with what others may do too.
  const units = newId();
  await here.store.db.insertInto('roles').values({ id: units, code: 'units', name: 'Unidades' }).execute();
  await sql`insert into role_permissions (role_id, permission_id) select ${units}::uuid, id from permissions
    where code in ('view:units', 'manage:units', 'view:users', 'manage:users', 'view:personal_data', 'view:audit', 'view:as_others',
      'view:rbac', 'manage:rbac', 'view:finance_clients', 'view:finance_accounts',
      'view:finance_transactions', 'manage:finance', 'view:wabas', 'manage:wabas',
      'view:leads', 'manage:leads')`.execute(here.store.db);
  await here.store.db.insertInto('user_roles').values({ user_id: owner.id, role_id: units }).execute();
  const unit = await here.unit('Matriz', owner);
  await here.store.db.updateTable('user_units').set({ role: 'admin' }).execute();
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
  const anotherSession = async () => {
    const [id, instant, ends_at] = [newId(), new Date().toISOString(), '2999-12-31T00:00:00.000Z'];
    const marks = { created_at: instant, used_at: instant, ends_at };
    await here.store.db
      .insertInto('sessions')
      .values({ id, user_id: owner.id, agent: '', address: '', ...marks })
      .execute();
    await here.store.db
      .insertInto('access_tokens')
      .values({ hash: hashToken(id), session_id: id, expires_at: ends_at })
      .execute();
    return id;
  };
  /** A challenge whose code was sent, and may be sent again. */
  const challenge = async () => {
    const { challengeId } = await post('/api/auth/sign-in', { email: careful.email, password });
    const sent_at = new Date(Date.now() - 60_000).toISOString();
    await here.store.db.updateTable('challenges').set({ sent_at }).where('id', '=', challengeId).execute();
    return challengeId as string;
  };
  /** The token of a link about another address of somebody new. */
  const emailLink = async (prefix: 'tre_' | 'trx_', hash: 'confirm_hash' | 'refuse_hash') => {
    const { id: user_id } = await here.somebody('viewer');
    const [token, created_at] = [newToken(prefix), new Date().toISOString()];
    const hashes = { confirm_hash: hashToken(newId()), refuse_hash: hashToken(newId()), [hash]: hashToken(token) };
    const row = { user_id, email: `${newId()}@fora.example`, requested_by: user_id, created_at, ends_at: soon() };
    await here.store.db
      .insertInto('email_changes')
      .values({ ...row, ...hashes })
      .execute();
    return token;
  };
  /** For each operation that takes a proof what makes its body a real one. */
  const proofs: Record<string, () => Json | Promise<Json>> = {
    authenticate: () => ({ email: owner.email, password }),
    signIn: () => ({ email: owner.email, password }),
    signUp: () => ({ email: `${newId()}@fora.example`, password: 'tear-de-algodao-cru' }),
    verifyCode: async () => ({ challengeId: await challenge(), code: await here.codeTo(phone) }),
    resendCode: async () => ({ challengeId: await challenge() }),
    updatePhoneNumber: async () => ({ challengeId: await challenge(), currentPassword: password }),
    forgotPassword: () => ({ email: owner.email }),
    resetPassword: async () => ({
      token: await here.store.transaction(async (tx) => {
        const held = await holdAccount(tx, owner.id, here);
        return held && giveProof(tx, 'reset', held, new Date().toISOString());
      }),
      password: 'tear-de-algodao-cru',
    }),
    requestEmailChange: () => ({ email: `${newId()}@fora.example`, currentPassword: password }),
    confirmEmailChange: async () => ({ token: await emailLink('tre_', 'confirm_hash') }),
    refuseEmailChange: async () => ({ token: await emailLink('trx_', 'refuse_hash') }),
    changePassword: () => ({ currentPassword: password, password: 'tear-de-algodao-cru' }),
  };
  const soon = () => new Date(Date.now() + 86_400_000).toISOString();
  /** An invitation to a project, that anybody may have made. */
  const invitation = async (project_id: string, email: string) => {
    const row = { id: newId(), project_id, token: newToken('tri_'), email: email.toLowerCase() };
    const marks = { created_at: new Date().toISOString(), expires_at: soon(), invited_by: owner.id };
    await here.store.db.deleteFrom('invitations').where('email', '=', row.email).execute();
    await here.store.db
      .insertInto('invitations')
      .values({ ...row, ...marks, role: 'viewer', message: '', status: 'pending' })
      .execute();
    return row;
  };
  const freshMember = async (project_id: string) => {
    const { id: user_id } = await here.somebody('viewer');
    const member = { id: newId(), project_id, user_id, role: 'viewer' as const, created_at: new Date().toISOString() };
    await here.store.db.insertInto('project_members').values(member).execute();
    return member.id;
  };
  const freshComment = async (project_id: string) => {
    const comment = { id: newId(), project_id, step_id: null, author_id: owner.id, body: 'Falta o laudo.', version: 1 };
    const now = new Date().toISOString();
    await here.store.db
      .insertInto('comments')
      .values({ ...comment, created_at: now, updated_at: now })
      .execute();
    return comment.id;
  };
  const notification = async () => {
    ids.id ??= (await post('/api/projects', { name: 'Esteira' })).id as string;
    const about = { project_id: ids.id, step_id: null, comment_id: null, kind: 'mention' as const };
    const one = { id: newId(), user_id: owner.id, actor_id: null, ...about };
    await here.store.db
      .insertInto('notifications')
      .values({ ...one, created_at: new Date().toISOString(), read_at: null })
      .execute();
    return one.id;
  };
  const savedView = async () => {
    const view = { id: newId(), user_id: owner.id, scope: 'projects' as const, query: '' };
    await here.store.db
      .insertInto('saved_views')
      .values({ ...view, name: view.id, name_key: view.id, created_at: new Date().toISOString() })
      .execute();
    return view.id;
  };
  const idOf = async (table: 'roles' | 'permissions', code: string) =>
    (await here.store.db.selectFrom(table).where('code', '=', code).select('id').executeTakeFirstOrThrow()).id;
  const role = async () => {
    const id = newId();
    await here.store.db
      .insertInto('roles')
      .values({ id, code: `f-${id}`, name: id })
      .execute();
    return id;
  };
  /** A permission of the workspace's own, held by administrators alone. */
  const permission = async () => {
    const [id, role_id] = [newId(), await idOf('roles', 'admin')];
    const code = `fuzz:p${id.replaceAll('-', '')}`;
    await here.store.db.insertInto('permissions').values({ id, code, name: id }).execute();
    await here.store.db.insertInto('role_permissions').values({ role_id, permission_id: id }).execute();
    return id;
  };
  const account = async (): Promise<string> =>
    (await post('/api/finance/accounts', { name: 'Caixinha', type: 'cash', opening_date: '2026-03-01' })).id;
  const category = async (): Promise<string> =>
    (await post('/api/finance/categories', { type: 'expense', name: 'Materiais' })).id;
  const statement = async () => ({ account_id: await account(), name: 'extrato.csv', format: 'csv', row_count: 200 });
  const statementRow = { kind: 'expense', description: 'Padaria', amount_cents: 1_290, date: '2026-11-18' };
  const metaId = () => `1${Math.random().toString().slice(2, 16)}`;
  const waba = async (): Promise<string> => (await post('/api/wabas', { name: 'Atendimento', waba_id: metaId() })).id;
  /** A lead that may be won. */
  const lead = async (): Promise<string> => {
    const [id, now] = [newId(), new Date().toISOString()];
    const texts = {
      name: 'Marina',
      email: 'marina@fora.example',
      company: 'Moinho',
      phone: '',
      message: 'Paletização',
    };
    const about = {
      service: 'automation',
      language: 'pt-BR',
      page: '/',
      notice_version: '1',
      marketing: false,
    } as const;
    const keys = { code: id, name_key: 'marina', search_text: 'marina', status: 'qualified' } as const;
    const row = { id, ...texts, ...about, ...keys, is_sample: false, created_at: now, updated_at: now };
    await here.store.db.insertInto('leads').values(row).execute();
    await here.store.db
      .insertInto('lead_notes')
      .values([1, 2].map(() => ({ id: newId(), lead_id: id, author_id: owner.id, text: 'Liguei', created_at: now })))
      .execute();
    return id;
  };
  const customer = async (): Promise<string> =>
    (await post('/api/finance/clients', { person_type: 'company', name: 'Serra Azul' })).id;
  /** A transaction that nothing is settled of yet, with an account and a client of its own. */
  const transaction = async () => {
    const about = { account_id: await account(), client_id: await customer() };
    const sale = { kind: 'income', description: 'Parcela', amount_cents: 100, due_date: '2026-11-28' };
    return post('/api/finance/transactions', { ...sale, ...about });
  };
  /** One that was paid in part: paid whole as agreed, it has no payments of its own. */
  const paidTransaction = async () =>
    post(`/api/finance/transactions/${(await transaction()).id}/payments`, { amount_cents: 60 });
  /** What a meeting of today is asked with. */
  const meetingNow = () => {
    const [start_at, end_at] = [0, 3_600_000].map((more) => new Date(Date.now() + more).toISOString());
    return { title: 'Acompanhamento', start_at, end_at, time_zone: 'America/Sao_Paulo' };
  };
  /** A meeting that the owner attends, or to which the invitation waits for their yes. */
  const meeting = async (consent: 'given' | 'waiting' = 'given'): Promise<string> => {
    const { id } = (await here.ask('POST', '/api/meetings', { token: admin.token, body: meetingNow() })).body;
    const attendee = { id: newId(), meeting_id: id, user_id: owner.id, position: 0, consent, invited_by: admin.id };
    await here.store.db.insertInto('meeting_attendees').values(attendee).execute();
    return id;
  };
  /** A meeting that is held now. */
  const heldMeeting = async (): Promise<string> => {
    const { id } = await post('/api/meetings', meetingNow());
    await here.store.db.updateTable('meetings').set({ status: 'in_progress' }).where('id', '=', id).execute();
    return id;
  };
  const outcome = async () => {
    const { id } = await post('/api/meetings', meetingNow());
    return { id, outcomeId: (await post(`/api/meetings/${id}/outcomes`, { text: 'Pedir a ART' })).id };
  };
  /** A calendar of the owner's account, which is connected. */
  const calendar = async (): Promise<string> => {
    const [id, now, email] = [newId(), new Date().toISOString(), 'owner@gmail.example'];
    const marks = { next_sync_at: soon(), created_at: now };
    await here.store.db
      .insertInto('calendar_connections')
      .values({ user_id: owner.id, account_email: email, status: 'active', token_box: '-', ...marks })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'active', account_email: email }))
      .execute();
    const about = { google_id: id, name: 'Agenda', time_zone: 'UTC', access_role: 'owner', is_primary: false } as const;
    await here.store.db
      .insertInto('google_calendars')
      .values({ id, user_id: owner.id, account_email: email, ...about })
      .execute();
    return id;
  };
  /** The token of a channel by which Google tells of a calendar. */
  const channel = async (): Promise<string> => {
    const token = newToken('trn_');
    const row = { id: newId(), calendar_id: await calendar(), hash: hashToken(token), resource_id: '-' };
    await here.store.db
      .insertInto('calendar_channels')
      .values({ ...row, renew_at: soon() })
      .execute();
    return token;
  };
  const changedAt = '2026-11-23T12:00:00.000Z';
  /** What stands here and there of a meeting that was changed on both sides. */
  const conflict = async (): Promise<string> => {
    const [id, calendar_id, { start_at, end_at, time_zone }] = [newId(), await calendar(), meetingNow()];
    const meeting_id: string = (await post('/api/meetings', meetingNow())).id;
    const when = { start_at, end_at, time_zone };
    const theirs = { title: 'Outra', description: '', location: '', when, is_private: false, is_off: false };
    const sides = { base: null, theirs: JSON.stringify(theirs), answers: '{}' };
    const marks = { etag: null, listing: null, updated_at: changedAt };
    await here.store.db
      .insertInto('calendar_links')
      .values({ id, calendar_id, meeting_id, event_id: id, kind: 'ours', state: 'conflict', ...sides, ...marks })
      .execute();
    return id;
  };
  /** What somebody brings back from Google. */
  const broughtBack = async () => {
    const { body } = await here.ask('GET', '/api/google-calendar/auth-url', { token: owner.token });
    const { headers } = await fetch(body.url, { redirect: 'manual' });
    const { searchParams } = new URL(headers.get('location') ?? '');
    return { code: searchParams.get('code'), state: searchParams.get('state') };
  };
  const receiptOf = async (id: string): Promise<string> => {
    const headers = { 'content-type': 'application/octet-stream' };
    const path = `/api/finance/transactions/${id}/receipts?name=nota.pdf`;
    return (await here.ask('POST', path, { token: owner.token, body: Buffer.from('%PDF-1.7'), headers })).body.id;
  };
  /** A step of a project in which the owner edits. */
  const freshStep = async () => {
    const { id: project_id } = await post('/api/projects', { name: 'Célula' });
    return { project_id, step_id: (await post(`/api/projects/${project_id}/steps`, { name: 'Montar' })).id };
  };
  /** Somebody to be changed or deleted, and a session of theirs. */
  const someone = async () => {
    const { id } = await here.somebody('viewer');
    const session = here.store.db.selectFrom('sessions').where('user_id', '=', id).select('id');
    return { id, sessionId: (await session.executeTakeFirstOrThrow()).id };
  };
  /** Real ids for what is asked for by the query. */
  const freshQuery = async (id: string): Promise<Record<string, string>> => {
    if (id === 'explainAccess') return { permission: 'view:projects' };
    if (id === 'listMeetings') return { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };
    if (id === 'previewClientMerge') return { other_id: await customer() };
    return id === 'updateRole' ? { id: await role() } : {};
  };
  /** Real ids for paths that are about no project of the path. */
  const freshAlone = async (path: string): Promise<Record<string, string> | undefined> => {
    if (path === '/api/account/email/resend') {
      await post('/api/account/email', { email: `${newId()}@fora.example`, currentPassword: password });
      return {};
    }
    if (path === '/api/saved-views/{id}') return { id: await savedView() };
    if (path === '/api/notifications/{id}') return { id: await notification() };
    if (path.startsWith('/api/access/people/{id}')) return { id: careful.id };
    if (path === '/api/permissions/code/{code}') return { code: 'view:projects' };
    if (path === '/api/permissions/{id}') return { id: await permission() };
    if (path.startsWith('/api/roles/{id}')) return { id: await role() };
    if (path.startsWith('/api/roles/{roleId}'))
      return { roleId: await role(), permissionId: await idOf('permissions', 'view:projects') };
    if (path === '/api/privacy-requests/{id}') {
      // Nobody has more than ten open.
      await here.store.db.deleteFrom('privacy_requests').execute();
      return { id: (await post('/api/account/requests', { kind: 'access' })).id };
    }
    if (path === '/api/users/{id}/avatar') {
      const body = picture.png(64, 64);
      const headers = { 'content-type': 'application/octet-stream' };
      await here.ask('PUT', '/api/account/avatar', { token: owner.token, body, headers });
      return { id: owner.id };
    }
    if (path.startsWith('/api/users/{id}')) return someone();
    if (path.startsWith('/api/finance/clients/{id}')) return { id: await customer() };
    if (path === '/api/finance/accounts/{id}') return { id: await account() };
    if (path === '/api/finance/categories/{id}') return { id: await category() };
    if (path.startsWith('/api/finance/imports/{id}'))
      return { id: (await post('/api/finance/imports', await statement())).id };
    if (/^\/api\/finance\/transactions\/\{id\}(\/(payments|receipts))?$/.test(path))
      return { id: (await transaction()).id };
    if (path.includes('{receiptId}')) {
      const { id } = await transaction();
      return { id, receiptId: await receiptOf(id) };
    }
    if (path.startsWith('/api/finance/transactions/{id}/')) {
      const { id, payments } = await paidTransaction();
      return { id, paymentId: payments[0].id };
    }
    if (path === '/api/finance/transactions/by-account/{id}') return { id: (await transaction()).account.id };
    if (path === '/api/finance/transactions/by-client/{id}') return { id: (await transaction()).client.id };
    if (path === '/api/wabas/{id}') return { id: await waba() };
    if (path.startsWith('/api/leads/{id}')) return { id: await lead() };
    if (path === '/api/google-calendar/channels/{token}') return { token: await channel() };
    if (path.includes('{conflictId}')) return { conflictId: await conflict() };
    if (/^\/api\/google-calendar\/(sync|connection|calendars)$/.test(path)) {
      await calendar();
      return {};
    }
    if (path === '/api/meetings/{id}/response') return { id: await meeting() };
    if (path.startsWith('/api/meetings/{id}/invitation/')) return { id: await meeting('waiting') };
    if (path === '/api/meetings/{id}/clock') return { id: await heldMeeting() };
    if (path === '/api/meetings/feed/{token}.ics') {
      const body = { with_projects: true };
      const opened = await here.ask('PUT', '/api/meetings/feed', { token: owner.token, body });
      return { token: opened.body.path.slice('/api/meetings/feed/'.length, -'.ics'.length) };
    }
    if (path.includes('{outcomeId}')) return outcome();
    if (path.includes('{partId}')) {
      const { id } = await post('/api/meetings', meetingNow());
      return { id, partId: id };
    }
    if (path.startsWith('/api/meetings/{id}')) return { id: (await post('/api/meetings', meetingNow())).id };
    if (path === '/api/units/{id}') return { id: await here.unit('Filial') };
    if (/^\/api\/(invitations\/by-unit|unit)\/\{id\}/.test(path)) return { id: unit };
    if (!/^\/api\/invitations\/(?!by-)/.test(path)) return undefined;
    ids.id ??= (await post('/api/projects', { name: 'Esteira' })).id as string;
    const isCallers = path.includes('{token}') || path === '/api/invitations/token';
    const { id, token } = await invitation(ids.id, isCallers ? owner.email : stranger.email);
    return { id, token };
  };
  /** Real ids for a path's parameters, made anew where a request deleted them. */
  const freshIds = async (path: string): Promise<Record<string, string>> => {
    const made = async (name: string, base: string, body: object) => {
      ids[name] ??= (await post(base, body)).id as string;
      return ids[name];
    };
    const found: Record<string, string> = {};
    const alone = await freshAlone(path);
    if (alone) return alone;
    if (path === '/api/auth/sessions/{id}') return { id: await anotherSession() };
    if (!path.includes('{id}')) return found;
    const before = ids.id;
    found.id = await made('id', '/api/projects', { name: 'Esteira' });
    if (found.id !== before) await here.join(found.id, checker, 'checker');
    if (path.endsWith('/leave')) {
      // With another owner, so that whoever asks may go; and another project for whoever asks next.
      await here.join(found.id, admin, 'owner');
      delete ids.id;
    }
    if (path.includes('{commentId}')) found.commentId = await freshComment(found.id);
    if (path.includes('{memberId}')) found.memberId = await freshMember(found.id);
    if (path.includes('{invitationId}')) found.invitationId = (await invitation(found.id, stranger.email)).id;
    if (path.includes('{attachmentId}')) found.attachmentId = (await here.attach(found.id, owner)).body.id;
    if (path.includes('{token}')) found.token = (await invitation(found.id, owner.email)).token;
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
    if (!names.some((last) => path.endsWith(`{${last}}`))) return;
    for (const name of names.slice(names.findIndex((last) => path.endsWith(`{${last}}`)))) delete ids[name];
  };

  /** Puts what is really there into a body: a person's credentials and tokens, a unit; no version, which grows stale. */
  const makeReal = async (id: string, body: Json): Promise<Json> => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const real = { ...body };
    // The other two kinds of proof stay made up.
    if (id === 'authenticate' && !('email' in real)) return real;
    if (id === 'createRole') return { ...real, code: `f-${newId()}`, permissions: ['view:projects'] };
    if (id === 'updateRole') return { ...real, code: `f-${newId()}`, version: undefined };
    if (id === 'createPermission') return { ...real, code: `fuzz:p${newId().replaceAll('-', '')}` };
    if (id === 'updatePermission') return { ...real, code: `fuzz:p${newId().replaceAll('-', '')}`, version: undefined };
    if (id === 'createUser' || id === 'updateUser') {
      const { version: _, unit_ids, role_ids, ...fields } = real;
      const given = id === 'createUser' ? { unit_ids: [unit], role_ids: [await idOf('roles', 'viewer')] } : {};
      return { ...fields, name: 'Rui Teles', email: `${newId()}@fora.example`, tax_id: '52998224725', ...given };
    }
    if (id === 'createClient' || id === 'updateClient') {
      const { version: _, tax_id: __, pix_key: ___, ...fields } = real;
      return { ...fields, person_type: 'company', email: 'a@b.example', billing_email: null };
    }
    if (id === 'mergeClients') return { ...real, other_id: await customer(), version: 1, other_version: 1 };
    if (id === 'createFinanceAccount' || id === 'updateFinanceAccount') {
      const { version: _, pix_keys: __, bank_code: ___, unit_id: ____, ...fields } = real;
      return { ...fields, type: 'credit_card' };
    }
    if (id === 'createWaba' || id === 'updateWaba') {
      const { version: _, token: __, phone_numbers: ___, ...fields } = real;
      return { ...fields, waba_id: metaId(), unit_id: unit };
    }
    if (id === 'createContact') return { ...real, email: `${newId()}@fora.example` };
    if (id === 'updateLead') return { status: 'contacted', assignee_id: owner.id };
    if (id === 'winLead') return { client_name: 'Moinho', project: { name: 'Paletização' } };
    if (id === 'createTransaction' || id === 'updateTransaction') {
      const { version: _, status: __, transfer_account_id: ___, project_id: ____, ...others } = real;
      const { category_id: _____, cost_center_id: ______, ...fields } = others;
      const about = { account_id: await account(), client_id: await customer(), unit_id: unit };
      return { ...fields, kind: 'income', ...about };
    }
    if (id === 'registerPayment' || id === 'refundTransaction') return { amount_cents: 60 };
    if (id === 'startFinanceImport') return statement();
    if (id === 'findRepeatedRows') return { account_id: await account(), rows: [statementRow] };
    if (id === 'addImportRows') return { position: 0, rows: [statementRow] };
    if (id === 'createMeeting' || id === 'updateMeeting' || id === 'checkMeetingTime') {
      const { version: _, project_id: __, client_id: ___, attendees: ____, agenda = [], ...fields } = real;
      const { start_at, end_at } = meetingNow();
      const times = { start_at, end_at, time_zone: 'America/Manaus', unit_id: unit };
      if (id === 'checkMeetingTime') return { ...fields, ...times, user_ids: [owner.id], except_id: null };
      const parts = Array.isArray(agenda) ? agenda.map((part: Json) => ({ ...part, owner_id: owner.id })) : agenda;
      const guests = [{ email: `${newId()}@fora.example`, response: 'accepted' }, { user_id: careful.id }];
      return { ...fields, ...times, client_id: await customer(), attendees: guests, agenda: parts };
    }
    if (id === 'finishCalendarAuth') return broughtBack();
    if (id === 'chooseCalendars') {
      const chosen = await calendar();
      return { selected: [chosen], takes_ours: chosen };
    }
    if (id === 'resolveCalendarConflict') return { keep: 'theirs', stamp: `${changedAt} 1` };
    if (id === 'previewIcs' || id === 'importIcs') {
      const [uid, day] = [newId(), soon().slice(0, 10).replaceAll('-', '')];
      const lines = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `DTSTART:${day}T120000Z`,
        'END:VEVENT',
        'END:VCALENDAR',
      ];
      const text = { text: lines.join('\n'), time_zone: 'America/Manaus' };
      return id === 'importIcs' ? { ...text, keys: [uid] } : text;
    }
    if (id === 'updateMeetingStatus') return { status: 'confirmed' };
    if (id === 'setMeetingClock') return { item_id: null };
    if (id === 'createOutcomeSubStep') return freshStep();
    if (id === 'setConsent') return { ...real, document: 'privacy', version: documentVersions.privacy };
    if (id === 'startViewAs') return { user_id: (await here.somebody('viewer')).id };
    if (id === 'answerRequest' || id === 'updateAccount') return { ...real, version: undefined };
    if (id === 'assignUnit') return { ...real, user_id: careful.id, unit_id: unit };
    if (id === 'removeUnit') {
      const member = await here.somebody('viewer');
      await here.store.db.insertInto('user_units').values({ user_id: member.id, unit_id: unit }).execute();
      return { ...real, user_id: member.id, unit_id: unit };
    }
    if ('userId' in real && Array.isArray(real.roles)) return { userId: careful.id, roles: ['viewer'] };
    if (proofs[id]) return { ...real, ...(await proofs[id]()) };
    if ('refreshToken' in real)
      real.refreshToken = (await post('/api/auth/authenticate', { email: owner.email, password })).refreshToken;
    if (typeof real.unit_id === 'string') real.unit_id = unit;
    if (typeof real.project_id === 'string')
      real.project_id = ids.id ??= (await post('/api/projects', { name: 'p' })).id;
    if (typeof real.step_id === 'string') real.step_id = null;
    if (typeof real.until === 'string') real.until = new Date().toISOString();
    if (typeof real.assignee_id === 'string') real.assignee_id = owner.id;
    // Only a blocked step has a reason to be, and a step that was made up is none to depend on.
    if (typeof real.blocked_reason === 'string') real.status = 'blocked';
    if (Array.isArray(real.depends_on)) real.depends_on = [];
    if (Array.isArray(real.user_ids)) real.user_ids = [owner.id, checker.id];
    if (typeof real.parent_id === 'string') real.parent_id = unit;
    if (typeof real.manager_id === 'string') real.manager_id = id === 'createUnit' ? owner.id : null;
    if (typeof real.tax_id === 'string') real.tax_id = '12ABC34501DE35';
    if (typeof real.time_zone === 'string') real.time_zone = 'America/Manaus';
    if ('role' in real && typeof real.email === 'string') real.email = `${newId()}@fora.example`;
    if (typeof real.version === 'number') delete real.version;
    return real;
  };
  /** Takes back what requests did to those who make them: signed out, another password, counted too often. */
  const restore = async () => {
    // There may be so many roles and permissions, and those made just now are asked for again.
    await sql`with
      sessions_again as (update sessions set revoked_at = null where revoked_at is not null),
      owner_again as (update users set password_hash = ${password_hash}, two_step = false
        where id = ${owner.id}::uuid and (password_hash <> ${password_hash} or two_step)),
      careful_again as (update users set phone = ${phone}, phone_verified_at = null
        where id = ${careful.id}::uuid and (phone is distinct from ${phone} or phone_verified_at is not null)),
      fewer_roles as (delete from roles where code like 'f-%' and (select count(*) from roles) > 150),
      fewer_permissions as (delete from permissions where code like 'fuzz:%' and (select count(*) from permissions) > 120)
      delete from attempts`.execute(here.store.db);
  };
  const close = async () => {
    await here.close();
    google.stop();
    gitHub.stop();
    await openId.stop();
  };

  return { ...here, tokens, meetingNow, receiptOf, freshIds, freshQuery, forget, makeReal, restore, close };
}

export type Things = Awaited<ReturnType<typeof openThings>>;
