import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentVersions } from '#domain/documents';
import type { RoleCode } from '#domain/permissions';
import { operations } from '../http/contract.ts';
import { picture } from '../testing/picture.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';

let here: Workspace;
let password_hash: string;
let next_hash: string;
const password = 'corda de três fios';
const next = 'tear-de-algodao-cru';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  [password_hash, next_hash] = [await hashPassword(password), await hashPassword(next)];
});
afterAll(() => here.close());

let addresses = 0;
const post = (path: string, body: object, token: string | null = null) => {
  const headers = { 'x-forwarded-for': `10.1.${++addresses >> 8}.${addresses & 255}` };
  return here.ask('POST', `/api/auth/${path}`, { body, token, headers });
};
const anew = (more = {}, role: RoleCode = 'member') => here.somebody(role, { password_hash, ...more });
let numbers = 0;
const withPhone = () => ({
  phone: `+55118${String(++numbers).padStart(8, '0')}`,
  phone_verified_at: new Date().toISOString(),
  two_step: true,
});
const holds = async (token: string) => (await here.ask('GET', '/api/auth/me', { token })).status === 200;
const change = ({ id }: TestPerson, what: object) =>
  here.store.db.updateTable('users').set(what).where('id', '=', id).execute();
const deactivate = (who: TestPerson) => change(who, { status: 'inactive' });
const linkTo = async ({ email }: TestPerson) => {
  await post('forgot-password', { email });
  return /#token=(\S+)/.exec((await here.mailTo(email)).at(-1) ?? '')?.[1] ?? '';
};

test('of many sign-ins that overlap a change of the password none with the old one lasts', async () => {
  let [opened, refused] = [0, 0];
  for (let round = 0; round < 6; round++) {
    const ana = await anew();
    const body = { email: ana.email, password };
    const before = Array.from({ length: 6 }, () => post('sign-in', body));
    const changed = post('change-password', { currentPassword: password, password: next }, ana.token);
    const after = Array.from({ length: 6 }, () => post(round % 2 ? 'authenticate' : 'sign-in', body));
    expect((await changed).status).toBe(200);
    for (const told of await Promise.all([...before, ...after])) {
      expect([200, 401]).toContain(told.status);
      if (told.status === 200) {
        opened++;
        expect(await holds(told.body.accessToken)).toBe(false);
        expect((await post('refresh', { refreshToken: told.body.refreshToken })).status).toBe(401);
      } else refused++;
    }
  }
  expect(opened + refused).toBe(72);
});

test.each(['sign-in', 'authenticate'])('%s refuses what became wrong after the password was checked', async (path) => {
  for (const what of [{ password_hash: next_hash }, { status: 'inactive' }, withPhone()]) {
    const ana = await anew();
    await here.meanwhile(() => change(ana, what));
    const { status, body } = await post(path, { email: ana.email, password });
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  }
});

test('no challenge is begun for a phone or a password that changed meanwhile', async () => {
  for (const what of [{ password_hash: next_hash }, withPhone(), { status: 'inactive' }]) {
    const ana = await anew(withPhone());
    await here.meanwhile(() => change(ana, what));
    expect((await post('sign-in', { email: ana.email, password })).status).toBe(401);
    const kept = here.store.db.selectFrom('challenges').where('user_id', '=', ana.id).select('id');
    expect(await kept.execute()).toEqual([]);
  }
});

test('neither a code nor another code is worth anything once its account is not', async () => {
  const phone = withPhone();
  const ana = await anew(phone);
  const { challengeId } = (await post('sign-in', { email: ana.email, password })).body;
  const code = await here.codeTo(phone.phone);
  here.clock.ahead = 31_000;
  await here.meanwhile(() => deactivate(ana));
  expect((await post('sms-resend', { challengeId })).body.code).toBe('CODE_EXPIRED');
  await change(ana, { status: 'active' });
  await here.meanwhile(() => deactivate(ana));
  expect((await post('otp/verify', { challengeId, code })).body.code).toBe('CODE_EXPIRED');
  here.clock.ahead = 0;
});

test('what a code proved opens nothing once its account may not be used', async () => {
  const phone = withPhone();
  const ana = await anew(phone);
  const { challengeId } = (await post('sign-in', { email: ana.email, password })).body;
  const code = await here.codeTo(phone.phone);
  const { token } = (await post('otp/verify', { challengeId, code })).body;
  await here.meanwhile(() => deactivate(ana));
  expect((await post('authenticate', { userAccessToken: token })).body.code).toBe('INVALID_PROOF');
});

test('a session is not renewed for whoever was deactivated meanwhile', async () => {
  const ana = await anew();
  const { refreshToken } = (await post('sign-in', { email: ana.email, password })).body;
  await here.meanwhile(() => deactivate(ana));
  expect((await post('refresh', { refreshToken })).status).toBe(401);
});

test('of two changes of one password the second finds that it is not the one it checked', async () => {
  const ana = await anew();
  const body = { currentPassword: password, password: next };
  await here.meanwhile(() => change(ana, { password_hash: next_hash }));
  expect((await post('change-password', body, ana.token)).body.code).toBe('INVALID_CREDENTIALS');
  const bia = await anew();
  const both = await Promise.all([post('change-password', body, bia.token), post('change-password', body, bia.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('whoever was signed out meanwhile changes neither password nor phone', async () => {
  const ana = await anew();
  await here.meanwhile(() => post('logout-all', {}, ana.token));
  const changed = await post('change-password', { currentPassword: password, password: next }, ana.token);
  expect([changed.status, changed.body.code]).toEqual([401, 'TOKEN_INVALID']);
  const bia = await anew();
  await here.meanwhile(() => post('logout-all', {}, bia.token));
  const phone = '+5511977770001';
  expect((await post('update-phone-number', { phone, currentPassword: password }, bia.token)).status).toBe(401);
});

test('a number is not changed by a password that is not the one any more', async () => {
  const ana = await anew();
  await here.meanwhile(() => change(ana, { password_hash: next_hash }));
  const asked = await post('update-phone-number', { phone: '+5511977770002', currentPassword: password }, ana.token);
  expect(asked.body.code).toBe('INVALID_CREDENTIALS');
});

test('a link sets no password of whoever was deactivated meanwhile', async () => {
  const ana = await anew();
  const token = await linkTo(ana);
  await here.meanwhile(() => deactivate(ana));
  expect((await post('reset-password', { token, password: next })).status).toBe(401);
});

test('resets, codes and sign-ins at once neither wait for each other for ever nor leave a session', async () => {
  const phone = withPhone();
  const ana = await anew(phone);
  const token = await linkTo(ana);
  const { challengeId } = (await post('sign-in', { email: ana.email, password })).body;
  const code = await here.codeTo(phone.phone);
  const proof = (await post('otp/verify', { challengeId, code })).body.token;
  const told = await Promise.all([
    post('authenticate', { userAccessToken: proof }),
    post('reset-password', { token, password: next }),
    post('authenticate', { userAccessToken: proof }),
    post('sign-in', { email: ana.email, password }),
    post('otp/verify', { challengeId, code }),
  ]);
  expect(told.every(({ status }) => status < 500)).toBe(true);
  expect(told[1]?.status).toBe(204);
  for (const { body } of told) if (body.accessToken) expect(await holds(body.accessToken)).toBe(false);
});

const newAddress = () => `${randomUUID()}@trama.example`;
/** Has somebody ask for another address; gives it. */
async function askEmail({ token }: TestPerson): Promise<string> {
  const email = newAddress();
  await here.ask('POST', '/api/account/email', { token, body: { email, currentPassword: password } });
  return email;
}

/** What every operation outside of a project that changes something is asked with; one that is new has to be put here. */
const changes: Record<string, (who: TestPerson) => Promise<[path: string, body?: object | Buffer]>> = {
  updatePhoneNumber: async () => [
    '/api/auth/update-phone-number',
    { phone: '+5511977770003', currentPassword: password },
  ],
  requestEmailChange: async () => ['/api/account/email', { email: newAddress(), currentPassword: password }],
  resendEmailChange: async (who) => {
    await askEmail(who);
    return ['/api/account/email/resend'];
  },
  cancelEmailChange: async (who) => {
    await askEmail(who);
    return ['/api/account/email'];
  },
  confirmEmailChange: async (who) => {
    const email = await askEmail(who);
    const token = /#token=(\S+)/.exec((await here.mailTo(email)).at(-1) ?? '')?.[1];
    return ['/api/auth/confirm-email', { token }];
  },
  cancelUserEmailChange: async (who) => {
    await promote(who);
    return [`/api/users/${(await here.somebody('viewer')).id}/email-change`];
  },
  changePassword: async () => ['/api/auth/change-password', { currentPassword: password, password: next }],
  startViewAs: async (who) => {
    await promote(who);
    return ['/api/view-as', { user_id: (await here.somebody('viewer')).id }];
  },
  setConsent: async () => [
    '/api/account/consents',
    { document: 'privacy', version: documentVersions.privacy, is_given: true },
  ],
  createRequest: async () => ['/api/account/requests', { kind: 'access' }],
  answerRequest: async (who) => {
    const { body } = await here.ask('POST', '/api/account/requests', { token: who.token, body: { kind: 'access' } });
    await promote(who);
    return [`/api/privacy-requests/${body.id}`, { status: 'answered', answer: 'Pronto.' }];
  },
  updateAccount: async () => ['/api/account', { name: 'Outra' }],
  setAvatar: async () => ['/api/account/avatar', picture.png(64, 64)],
  deleteAvatar: async () => ['/api/account/avatar'],
  deletePhone: async () => ['/api/account/phone', { currentPassword: password }],
  setTwoStep: async () => ['/api/account/two-step', { enabled: false, currentPassword: password }],
  createProject: async () => ['/api/projects', { name: 'Esteira' }],
  createProjectInvitation: async (who) => [`/api/projects/${await projectOf(who)}/invitations`, invitation],
  inviteToProject: async (who) => ['/api/invitations/project', { ...invitation, project_id: await projectOf(who) }],
  inviteToUnit: async (who) => ['/api/invitations/unit', { ...invitation, role: 'member', unit_id: await unitOf(who) }],
  acceptInvitation: async (who) => [`/api/invitations/accept/${(await invited(who)).token}`],
  rejectInvitation: async (who) => [`/api/invitations/reject/${(await invited(who)).token}`],
  acceptProjectInvitation: async (who) => {
    const { path, token } = await invited(who);
    return [`${path}/accept/${token}`];
  },
  rejectProjectInvitation: async (who) => {
    const { path, token } = await invited(who);
    return [`${path}/reject/${token}`];
  },
  cancelInvitation: async (who) => [`/api/invitations/${(await inviting(who, 'caio@fora.example')).id}`],
  resendInvitation: async (who) => [`/api/invitations/resend/${(await inviting(who, 'caio@fora.example')).id}`],
  createSavedView: async () => ['/api/saved-views', view],
  deleteSavedView: async ({ token }) => {
    const made = await here.ask('POST', '/api/saved-views', { token, body: view });
    return [`/api/saved-views/${made.body.id}`];
  },
  readNotifications: async () => ['/api/notifications/read', { until: new Date().toISOString() }],
  updateNotification: async (who) => [`/api/notifications/${await notified(who)}`, { is_read: true }],
  setNotificationSettings: async () => ['/api/notification-settings', { email_digest: true }],
  createUnit: async (who) => {
    await promote(who);
    return ['/api/units', { name: 'Filial' }];
  },
  deleteUnit: async (who) => {
    await promote(who);
    return [`/api/units/${await here.unit('Filial')}`];
  },
  createClient: async (who) => {
    await promote(who);
    return ['/api/finance/clients', { person_type: 'company', name: 'Serra Azul' }];
  },
  createFinanceAccount: async (who) => {
    await promote(who);
    return ['/api/finance/accounts', till];
  },
  updateFinanceAccount: async (who) => [await accountFor(who), { name: 'Outra' }],
  deleteFinanceAccount: async (who) => [await accountFor(who)],
  createFinanceCategory: async (who) => {
    await promote(who);
    return ['/api/finance/categories', spending];
  },
  createSuggestedCategories: async (who) => {
    await promote(who);
    return ['/api/finance/categories/suggested'];
  },
  updateFinanceCategory: async (who) => [await categoryFor(who), { name: 'Outra' }],
  deleteFinanceCategory: async (who) => [await categoryFor(who)],
  createTransaction: async (who) => ['/api/finance/transactions', await saleOf(who)],
  updateTransaction: async (who) => [await transactionFor(who), { status: 'paid' }],
  registerPayment: async (who) => [`${await transactionFor(who)}/payments`, { amount_cents: 1 }],
  undoPayment: async (who) => {
    const path = `${await transactionFor(who)}/payments`;
    const { body } = await here.ask('POST', path, { token: who.token, body: { amount_cents: 1 } });
    return [`${path}/${body.payments[0].id}`];
  },
  uploadReceipt: async (who) => [`${await transactionFor(who)}/receipts?name=nota.pdf`, Buffer.from('%PDF-1.7')],
  deleteReceipt: async (who) => {
    const path = `${await transactionFor(who)}/receipts`;
    const headers = { 'content-type': 'application/octet-stream' };
    const { body } = await here.ask('POST', `${path}?name=nota.pdf`, { token: who.token, body: '%PDF-1.7', headers });
    return [`${path}/${body.id}`];
  },
  refundTransaction: async (who) => {
    const path = await transactionFor(who);
    await here.ask('PATCH', path, { token: who.token, body: { status: 'paid' } });
    return [`${path}/refunds`, { amount_cents: 1 }];
  },
  deleteTransaction: async (who) => [await transactionFor(who)],
  startFinanceImport: async (who) => ['/api/finance/imports', await statementOf(who)],
  findRepeatedRows: async (who) => [
    '/api/finance/imports/repeated',
    { account_id: (await statementOf(who)).account_id, rows: [statementRow] },
  ],
  addImportRows: async (who) => [`${await importFor(who)}/rows`, { position: 0, rows: [statementRow] }],
  changeFinanceImport: async (who) => [await importFor(who), { state: 'cancelled' }],
  createWaba: async (who) => {
    await promote(who);
    return ['/api/wabas', { name: 'Atendimento', waba_id: newMetaId() }];
  },
  updateWaba: async (who) => [await wabaFor(who), { name: 'Outra' }],
  deleteWaba: async (who) => [await wabaFor(who)],
  updateLead: async (who) => [await leadFor(who), { status: 'contacted', version: 1 }],
  winLead: async (who) => [`${await leadFor(who)}/win`, { version: 1 }],
  addLeadNote: async (who) => [`${await leadFor(who)}/notes`, { text: 'Liguei.' }],
  openMeetingFeed: async () => ['/api/meetings/feed', { with_projects: false }],
  closeMeetingFeed: async () => ['/api/meetings/feed'],
  importIcs: async () => ['/api/meetings/ics', { text: calendarFile, time_zone: 'America/Manaus', keys: ['a'] }],
  acceptMeetingInvitation: async () => [`/api/meetings/${randomUUID()}/invitation/accept`],
  declineMeetingInvitation: async () => [`/api/meetings/${randomUUID()}/invitation/decline`],
  createMeeting: async () => [
    '/api/meetings',
    {
      title: 'Acompanhamento',
      start_at: '2026-11-24T13:00:00.000Z',
      end_at: '2026-11-24T14:00:00.000Z',
      time_zone: 'America/Sao_Paulo',
    },
  ],
  finishCalendarAuth: async () => ['/api/google-calendar/auth/callback', { code: 'c', state: 's' }],
  syncCalendar: async () => ['/api/google-calendar/sync'],
  chooseCalendars: async () => ['/api/google-calendar/calendars', { selected: [], takes_ours: null }],
  disconnectCalendar: async () => ['/api/google-calendar/connection'],
  resolveCalendarConflict: async () => [`/api/google-calendar/conflicts/${randomUUID()}`, { keep: 'ours', stamp: '' }],
  updateClient: async (who) => [await clientFor(who), { name: 'Outra' }],
  deleteClient: async (who) => [await clientFor(who)],
  mergeClients: async (who) => {
    const [path, other] = [await clientFor(who), await clientFor(who)];
    return [`${path}/merge`, { other_id: other.split('/').at(-1), version: 1, other_version: 1 }];
  },
  createUser: async (who) => {
    await promote(who);
    return ['/api/users', { name: 'Caio', email: `${randomUUID()}@fora.example` }];
  },
  updateUser: async (who) => [await userFor(who), { status: 'inactive' }],
  deleteUser: async (who) => [await userFor(who)],
  endUserSession: async (who) => {
    const path = `${await userFor(who)}/sessions`;
    const { body } = await here.ask('GET', path, { token: who.token });
    return [`${path}/${body.data[0].id}`];
  },
  endUserSessions: async (who) => [`${await userFor(who)}/sessions`],
  assignUnit: async (who) => {
    await promote(who);
    return ['/api/users/assign-unit', { user_id: (await anew()).id, unit_id: await here.unit('Filial') }];
  },
  removeUnit: async (who) => {
    await promote(who);
    const other = await anew();
    return ['/api/users/remove-unit', { user_id: other.id, unit_id: await here.unit('Filial', other) }];
  },
  createPermission: async (who) => {
    await promote(who);
    return ['/api/permissions', { code: 'approve:payments', name: 'Aprovar pagamentos' }];
  },
  updatePermission: async (who) => [`/api/permissions/${await permissionOf(who)}`, { name: 'Outra' }],
  deletePermission: async (who) => [`/api/permissions/${await permissionOf(who)}`],
  createRole: async (who) => {
    await promote(who);
    return ['/api/roles', { code: 'atendimento', name: 'Atendimento' }];
  },
  updateRole: async (who) => [`/api/roles?id=${await roleOf(who)}`, { name: 'Outro' }],
  deleteRole: async (who) => [`/api/roles/${await roleOf(who)}`],
  addRolePermission: async (who) => [`/api/roles/${await roleOf(who)}/permissions/${await permissionOf(who)}`],
  removeRolePermission: async (who) => [`/api/roles/${await roleOf(who)}/permissions/${await permissionOf(who)}`],
  grantRoles: async (who) => {
    await promote(who);
    return ['/api/roles/grant', { userId: who.id, roles: ['finance'] }];
  },
  revokeRoles: async (who) => {
    await promote(who);
    return ['/api/roles/revoke', { userId: who.id, roles: ['member'] }];
  },
};
/** Somebody whom an administrator is about to change. */
const userFor = async (who: TestPerson) => {
  await promote(who);
  return `/api/users/${(await anew()).id}`;
};
/** A client that somebody is about to change. */
const clientFor = async (who: TestPerson) => {
  await promote(who);
  const body = { person_type: 'company', name: 'Serra Azul' };
  return `/api/finance/clients/${(await here.ask('POST', '/api/finance/clients', { token: who.token, body })).body.id}`;
};
let metaIds = 0;
const newMetaId = () => `10229012934${String(++metaIds).padStart(4, '0')}`;
/** A WhatsApp account that somebody is about to change. */
const wabaFor = async (who: TestPerson) => {
  await promote(who);
  const body = { name: 'Atendimento', waba_id: newMetaId() };
  return `/api/wabas/${(await here.ask('POST', '/api/wabas', { token: who.token, body })).body.id}`;
};
/** A lead that somebody is about to change, as a visitor left it. */
const leadFor = async (who: TestPerson) => {
  await promote(who);
  const email = `visita${randomUUID()}@fora.example`;
  const body = {
    name: 'Marina Teles',
    email,
    service: 'automation',
    message: 'A paletização para duas vezes por turno.',
    language: 'pt-BR',
    page: '/services/automation',
    notice_version: '2026-11-29',
  };
  await here.ask('POST', '/api/site/contacts', { body });
  const { id } = await here.store.db
    .selectFrom('leads')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow();
  return `/api/leads/${id}`;
};
const till = { name: 'Caixinha', type: 'cash', opening_date: '2026-03-01' };
/** An account that somebody is about to change. */
const accountFor = async (who: TestPerson) => {
  await promote(who);
  const { body } = await here.ask('POST', '/api/finance/accounts', { token: who.token, body: till });
  return `/api/finance/accounts/${body.id}`;
};
const spending = { type: 'expense', name: 'Materiais' };
/** A category that somebody is about to change. */
const categoryFor = async (who: TestPerson) => {
  await promote(who);
  const { body } = await here.ask('POST', '/api/finance/categories', { token: who.token, body: spending });
  return `/api/finance/categories/${body.id}`;
};
/** What somebody is about to write down, of an account of its own. */
const saleOf = async (who: TestPerson) => {
  const account_id = (await accountFor(who)).split('/').at(-1);
  return { kind: 'income', description: 'Parcela', amount_cents: 485_000, due_date: '2026-11-28', account_id };
};
/** A transaction that somebody is about to change. */
const transactionFor = async (who: TestPerson) => {
  const body = await saleOf(who);
  const made = await here.ask('POST', '/api/finance/transactions', { token: who.token, body });
  return `/api/finance/transactions/${made.body.id}`;
};
const statementRow = { kind: 'expense', description: 'Padaria', amount_cents: 1_290, date: '2026-11-18' };
/** A statement that somebody is about to import, into an account of its own. */
const statementOf = async (who: TestPerson) => {
  const account_id = (await accountFor(who)).split('/').at(-1);
  return { account_id, name: 'extrato.csv', format: 'csv', row_count: 2 };
};
/** An import that somebody is about to go on with. */
const importFor = async (who: TestPerson) => {
  const body = await statementOf(who);
  return `/api/finance/imports/${(await here.ask('POST', '/api/finance/imports', { token: who.token, body })).body.id}`;
};
let made = 0;
/** A role, or a permission, that somebody makes as an administrator. */
async function makeOf(who: TestPerson, path: string, code: string): Promise<string> {
  await promote(who);
  return (await here.ask('POST', path, { token: who.token, body: { code: `${code}${++made}`, name: 'n' } })).body.id;
}
const roleOf = (who: TestPerson) => makeOf(who, '/api/roles', 'papel-');
const permissionOf = (who: TestPerson) => makeOf(who, '/api/permissions', 'approve:item_');
/** Makes somebody an administrator of the workspace. */
const promote = ({ id }: TestPerson) =>
  sql`insert into user_roles (user_id, role_id) select ${id}::uuid, id from roles where code = 'admin' on conflict do nothing`.execute(
    here.store.db,
  );
const view = { scope: 'projects', name: 'Minhas', query: '' };
const invitation = { email: 'caio@fora.example', role: 'viewer' };
const calendarFile = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20261201T130000Z',
  'DTEND:20261201T140000Z',
  'SUMMARY:Vistoria',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n');
const projectOf = async ({ token }: TestPerson): Promise<string> =>
  (await here.ask('POST', '/api/projects', { token, body: { name: 'Esteira' } })).body.id;
const unitOf = async (who: TestPerson) => {
  const id = await here.unit('Matriz', who);
  await here.store.db.updateTable('user_units').set({ role: 'admin' }).where('unit_id', '=', id).execute();
  return id;
};
async function inviting(by: TestPerson, email: string): Promise<{ id: string; token: string; path: string }> {
  const path = `/api/projects/${await projectOf(by)}/invitations`;
  const { body } = await here.ask('POST', path, { token: by.token, body: { ...invitation, email } });
  return { ...body, path };
}
async function notified(who: TestPerson): Promise<string> {
  const [id, project_id, created_at] = [randomUUID(), await projectOf(who), new Date().toISOString()];
  await here.store.db
    .insertInto('notifications')
    .values({ id, user_id: who.id, kind: 'assigned', actor_id: null, project_id, created_at })
    .execute();
  return id;
}
const invited = async (who: TestPerson) => inviting(await here.somebody('member'), who.email);

const outsideOfProjects = operations.filter(
  ({ id, method, isPublic, access }) =>
    // These only end sessions, or look at something.
    method !== 'GET' &&
    !isPublic &&
    !access &&
    !['verifyToken', 'endSession', 'logoutAll', 'endViewAs', 'checkMeetingTime', 'previewIcs'].includes(id),
);

test.each(outsideOfProjects.map(({ id, method, takesFile }) => [id, method, takesFile] as const))(
  '%s changes nothing for whoever was signed out meanwhile',
  async (id, method, takesFile) => {
    const who = await anew();
    const asked = await changes[id]?.(who);
    if (!asked) throw new Error(`${id} is not looked at here`);
    const [path, body] = asked;
    await here.meanwhile(() => post('logout-all', {}, who.token));
    const headers: Record<string, string> = takesFile ? { 'content-type': 'application/octet-stream' } : {};
    const told = await here.ask(method, path, { token: who.token, body, headers });
    expect([told.status, told.body.code]).toEqual([401, 'TOKEN_INVALID']);
  },
);
