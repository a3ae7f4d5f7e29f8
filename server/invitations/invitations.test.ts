import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let admin: TestPerson;
let project: string;
let unit: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Lima', email: 'Bia@Trama.example' });
  admin = await here.somebody('admin');
});
afterAll(() => here.close());
beforeEach(async () => {
  here.clock.ahead = 0;
  await here.store.db.deleteFrom('attempts').execute();
  // All tests write to the same few people.
  await here.store.db.deleteFrom('outbox').execute();
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
  unit = await here.unit('Matriz', ana);
  await here.store.db.updateTable('user_units').set({ role: 'admin' }).where('unit_id', '=', unit).execute();
});

const ask = ({ token }: { token: string | null }, method: string, path: string, body?: unknown, language = '') =>
  here.ask(method, `/api/${path}`, { token, body, headers: language ? { 'accept-language': language } : {} });
const nobody = { token: null };
const invite = (by: TestPerson, body: object = {}) =>
  ask(by, 'POST', 'invitations/project', { project_id: project, email: bia.email, role: 'contributor', ...body });
const inviteToUnit = (by: TestPerson, body: object = {}) =>
  ask(by, 'POST', 'invitations/unit', { unit_id: unit, email: bia.email, ...body });
const dayMs = 86_400_000;

test('an invitation is made, sent and seen by those it is for and those who invite', async () => {
  const { status, body } = await invite(ana, { message: ' Precisamos de você. ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'project',
    target: { id: project, name: 'Esteira' },
    email: 'bia@trama.example',
    role: 'contributor',
    message: 'Precisamos de você.',
    status: 'pending',
    accept_url: `${here.url}/invitations/${body.token}`,
    invited_by: { id: ana.id },
    responded_at: null,
    resent_at: null,
    resend_count: 0,
    delivery: { status: 'queued', at: body.created_at },
  });
  expect(body.token).toMatch(/^tri_[\w-]{43}$/);
  expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(7 * dayMs);
  const [letter] = (await here.mailTo('bia@trama.example')).slice(-1);
  expect(letter).toContain('Ana Souza convidou você para o projeto “Esteira” na Trama, como colaborador.');
  expect(letter).toContain(body.accept_url);
  expect(letter).toContain('Precisamos de você.');

  for (const path of [`invitations/by-project/${project}`, `projects/${project}/invitations`])
    expect((await ask(ana, 'GET', path)).body.data).toEqual([
      { ...body, delivery: { status: 'sent', at: expect.any(String) } },
    ]);
  const { token, id, target, expires_at } = body;
  const mine = { id, target, token, expires_at, is_yours: true, email: 'bia@trama.example', status: 'pending' };
  expect((await ask(bia, 'GET', 'invitations/pending')).body.data[0]).toMatchObject(mine);
  expect((await ask(bia, 'GET', 'invitations/token')).body).toMatchObject(mine);
  for (const path of [`invitations/token/${token}`, `projects/${project}/invitations/token/${token}`]) {
    expect((await ask(bia, 'GET', path)).body).toMatchObject(mine);
    expect((await ask(nobody, 'GET', path)).body).toMatchObject({ is_yours: null, email: 'b•••@trama.example' });
    expect((await ask(ana, 'GET', path)).body).toMatchObject({ is_yours: false, email: 'b•••@trama.example' });
    expect((await ask({ token: 'tra_forged' }, 'GET', path)).body.message).toBe('Usuário não autenticado');
  }
  expect((await ask(bia, 'GET', `projects/${project}`)).status).toBe(404);
});

test('accepting joins, in the role of the invitation, and is done once', async () => {
  const { token } = (await invite(ana)).body;
  const accepted = await ask(bia, 'PUT', `invitations/accept/${token}`);
  expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted', is_yours: true } });
  expect((await ask(bia, 'GET', `projects/${project}`)).body.my_role).toBe('contributor');
  expect(await ask(bia, 'PUT', `invitations/accept/${token}`)).toMatchObject({
    status: 400,
    body: { code: 'INVITATION_OVER', message: ['Convite inválido ou expirado'], error: 'Convite inválido ou expirado' },
  });
  const { data } = (await ask(ana, 'GET', `invitations/by-project/${project}`)).body;
  expect(data[0]).toMatchObject({ status: 'accepted', token: null, accept_url: null });
  expect(data[0].responded_at).toBeTruthy();
  const told = (await ask(ana, 'GET', `projects/${project}/activity`)).body.data;
  expect(
    told
      .slice(0, 3)
      .map(({ verb, entity, label }: { verb: string; entity: string; label: string }) => [verb, entity, label]),
  ).toEqual([
    ['accepted', 'invitation', 'bia@trama.example'],
    ['joined', 'member', 'Bia Lima'],
    ['invited', 'invitation', 'bia@trama.example'],
  ]);
  const forMembers = (await ask(bia, 'GET', `projects/${project}/activity`)).body.data;
  expect(forMembers.every(({ entity }: { entity: string }) => entity !== 'invitation')).toBe(true);
});

test('an invitation to a unit joins it, and gives who has no role one', async () => {
  const nova = await here.somebody('member');
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', nova.id).execute();
  const { body } = await inviteToUnit(ana, { email: nova.email, role: 'admin' });
  expect(body).toMatchObject({ kind: 'unit', role: 'admin', target: { id: unit, name: 'Matriz' } });
  expect((await ask(nova, 'PUT', `invitations/accept/${body.token}`)).status).toBe(200);
  const me = (await ask(nova, 'GET', 'auth/me')).body;
  expect(me.permissions).toContain('create:projects');
  expect((await ask(nova, 'GET', `invitations/by-unit/${unit}`)).body.data).toHaveLength(1);
  const told = here.store.db.selectFrom('activity').where('subject_id', '=', unit).where('label', '=', nova.email);
  expect(await told.orderBy('seq').select(['subject_kind', 'entity', 'verb']).execute()).toEqual([
    { subject_kind: 'unit', entity: 'invitation', verb: 'invited' },
    { subject_kind: 'unit', entity: 'invitation', verb: 'accepted' },
  ]);
  const leitor = await here.somebody('member');
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', leitor.id).execute();
  const toProject = (await invite(ana, { email: leitor.email, role: 'manager' })).body;
  await ask(leitor, 'POST', `projects/${project}/invitations/accept/${toProject.token}`);
  expect((await ask(leitor, 'GET', 'auth/me')).body.permissions).not.toContain('create:projects');
  expect((await ask(leitor, 'GET', `projects/${project}`)).body.my_role).toBe('manager');
});

test('whoever was taken out of a unit has nothing more of it: links, invitations, exports, views', async () => {
  const leave = () => ask(admin, 'DELETE', 'users/remove-unit', { user_id: bia.id, unit_id: unit });
  const link = (await inviteToUnit(ana)).body.token;
  await ask(admin, 'POST', 'users/assign-unit', { user_id: bia.id, unit_id: unit, role: 'admin' });
  const hers = (await inviteToUnit(bia, { email: 'nova@trama.example' })).body.id;
  const view = { scope: 'projects', name: 'Da matriz', query: `unit=${unit}` };
  expect((await ask(bia, 'POST', 'saved-views', view)).status).toBe(201);
  expect((await ask(bia, 'POST', `unit/${unit}/summary`, { unit_id: unit })).status).toBe(200);
  expect((await leave()).status).toBe(204);
  const told = [
    await ask(bia, 'POST', `unit/${unit}/summary`, { unit_id: unit }),
    await ask(bia, 'POST', `unit/${unit}/users`, { user_ids: [bia.id] }),
    await ask(bia, 'PATCH', `units/${unit}`, { name: 'Minha' }),
    await ask(bia, 'GET', `invitations/by-unit/${unit}`),
    await inviteToUnit(bia, { email: 'outra@trama.example' }),
    await ask(bia, 'PUT', `invitations/resend/${hers}`),
    await ask(bia, 'DELETE', `invitations/${hers}`),
    // The one that waited for her while she was there anyway.
    await ask(bia, 'PUT', `invitations/accept/${link}`),
  ];
  expect(told.map(({ status }) => status)).toEqual([404, 403, 404, 401, 401, 404, 404, 400]);
  expect((await ask(bia, 'GET', `projects?unit_id=${unit}`)).body.data).toEqual([]);
  const own = (await ask(bia, 'GET', 'unit/find-by-user')).body.data.map(({ id }: { id: string }) => id);
  expect(own).not.toContain(unit);
  // Whoever she invited was invited by the unit.
  expect((await ask(ana, 'PUT', `invitations/resend/${hers}`)).status).toBe(200);
});

test('only the invited address may answer, and each token of its own project', async () => {
  const { token } = (await invite(ana)).body;
  const elsewhere = (await ask(ana, 'POST', 'projects', { name: 'Outro' })).body.id;
  for (const act of ['accept', 'reject']) {
    expect(await ask(ana, 'PUT', `invitations/${act}/${token}`)).toMatchObject({
      status: 403,
      body: { code: 'WRONG_ACCOUNT' },
    });
    expect(await ask(nobody, 'PUT', `invitations/${act}/${token}`)).toMatchObject({
      status: 401,
      body: { message: 'Usuário não autenticado' },
    });
    const unknown = [
      await ask(bia, 'PUT', `invitations/${act}/tri_unknown`),
      await ask(bia, 'PUT', `invitations/${act}/${'x'.repeat(200)}`),
      await ask(bia, 'POST', `projects/${elsewhere}/invitations/${act}/${token}`),
      await ask(bia, 'POST', `projects/wrong/invitations/${act}/${token}`),
      await ask(bia, 'GET', `projects/${elsewhere}/invitations/token/${token}`),
      await ask(bia, 'GET', 'invitations/token/tri_unknown'),
    ];
    for (const one of unknown) expect(one).toMatchObject({ status: 404, body: { message: 'Convite não encontrado' } });
  }
});

test('a rejected invitation is over, and does not stand in the way of another', async () => {
  const { token } = (await invite(ana)).body;
  expect((await ask(bia, 'PUT', `invitations/reject/${token}`)).body.status).toBe('rejected');
  expect((await ask(bia, 'PUT', `invitations/reject/${token}`)).status).toBe(404);
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).status).toBe(400);
  const again = (await invite(ana)).body;
  expect((await ask(bia, 'POST', `projects/${project}/invitations/reject/${again.token}`)).body.status).toBe(
    'rejected',
  );
});

test('an invitation expires after seven days, comes back when it is sent again, and its old link leads nowhere', async () => {
  const { id, token } = (await invite(ana)).body;
  here.clock.ahead = 7 * dayMs + 1000;
  // The signed-in go on being so.
  await here.store.db.updateTable('access_tokens').set({ expires_at: '2999-12-31T00:00:00.000Z' }).execute();
  const listed = (await ask(ana, 'GET', `projects/${project}/invitations`)).body.data;
  expect(listed).toMatchObject([{ status: 'expired', token: null, accept_url: null }]);
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).body.code).toBe('INVITATION_OVER');
  expect((await ask(bia, 'PUT', `invitations/reject/${token}`)).status).toBe(404);
  expect((await ask(nobody, 'GET', `invitations/token/${token}`)).body.status).toBe('expired');
  const pending = (await ask(bia, 'GET', 'invitations/pending')).body.data;
  expect(pending.map((one: { id: string }) => one.id)).not.toContain(id);

  const resent = await ask(ana, 'PUT', `invitations/resend/${id}`);
  expect(resent).toMatchObject({ status: 200, body: { id, status: 'pending', resend_count: 1 } });
  expect(resent.body.token).not.toBe(token);
  expect((await here.mailTo('bia@trama.example')).at(-1)).toContain(resent.body.token);
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).status).toBe(404);
  const hasty = await ask(ana, 'PUT', `invitations/resend/${id}`);
  expect(hasty).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(hasty.headers.get('retry-after')).toBe('30');
  here.clock.ahead += 31_000;
  expect((await ask(ana, 'PUT', `invitations/resend/${id}`)).body.resend_count).toBe(2);
  here.clock.ahead += 31_000;
  const last = (await ask(ana, 'PUT', `invitations/resend/${id}`)).body;
  expect((await ask(bia, 'PUT', `invitations/accept/${last.token}`)).status).toBe(200);
});

test('who is invited or has access already is not invited again', async () => {
  const refused = {
    status: 409,
    body: { code: 'ALREADY_INVITED', message: 'Convite já existe ou usuário já tem acesso' },
  };
  const both = await Promise.all([invite(ana), invite(ana, { email: bia.email.toUpperCase() })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await invite(ana)).toMatchObject(refused);
  expect(await invite(ana, { email: ana.email })).toMatchObject(refused);
  expect(await inviteToUnit(ana, { email: ana.email })).toMatchObject(refused);
  const units = await Promise.all([inviteToUnit(ana), inviteToUnit(ana)]);
  expect(units.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('who may not invite is told so, alike for what does not exist', async () => {
  const none = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01';
  const ofProject = 'O usuário não tem privilégios de administrador para este projeto';
  const ofUnit = 'O usuário não tem privilégios de administrador para esta unidade';
  const leitora = await here.somebody('member');
  await here.join(project, leitora, 'contributor');
  const cases: [Awaited<ReturnType<typeof ask>>, string][] = [
    [await invite(bia, { email: 'x@fora.example' }), ofProject],
    [await invite(leitora, { email: 'x@fora.example' }), ofProject],
    [await invite(ana, { email: 'x@fora.example', project_id: none }), ofProject],
    [await invite(admin, { email: 'x@fora.example', project_id: none }), ofProject],
    [await ask(leitora, 'GET', `invitations/by-project/${project}`), ofProject],
    [
      await ask(leitora, 'POST', `projects/${project}/invitations`, { email: 'x@fora.example', role: 'viewer' }),
      ofProject,
    ],
    [await inviteToUnit(bia, { email: 'x@fora.example' }), ofUnit],
    [await inviteToUnit(admin, { email: 'x@fora.example', unit_id: none }), ofUnit],
    [await ask(bia, 'GET', `invitations/by-unit/${unit}`), ofUnit],
  ];
  for (const [{ status, body }, message] of cases)
    expect([status, body.code, body.message]).toEqual([401, 'NOT_ADMINISTRATOR', message]);
  expect(
    (await ask(bia, 'POST', `projects/${project}/invitations`, { email: 'x@a.example', role: 'viewer' })).status,
  ).toBe(404);
  expect((await ask(leitora, 'GET', `projects/${project}/invitations`)).status).toBe(403);
  expect((await invite(admin, { email: 'x@fora.example' })).status).toBe(201);
  expect((await inviteToUnit(admin, { email: 'x@fora.example' })).status).toBe(201);
});

test('only owners invite owners, or send such an invitation again', async () => {
  const gerente = await here.somebody('member');
  await here.join(project, gerente, 'manager');
  expect((await invite(gerente, { role: 'owner' })).body.code).toBe('NOT_ADMINISTRATOR');
  const { id } = (await invite(ana, { role: 'owner' })).body;
  expect((await ask(gerente, 'PUT', `invitations/resend/${id}`)).status).toBe(404);
  expect((await ask(ana, 'PUT', `invitations/resend/${id}`)).status).toBe(200);
});

test('an invitation is cancelled while it waits, by whoever may invite; to others it does not exist', async () => {
  const { id, token } = (await invite(ana)).body;
  for (const [method, path] of [
    ['DELETE', `invitations/${id}`],
    ['PUT', `invitations/resend/${id}`],
    ['DELETE', 'invitations/wrong'],
    ['DELETE', 'invitations/0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01'],
  ] as const)
    expect(await ask(bia, method, path)).toMatchObject({
      status: 404,
      body: { message: 'Convite não encontrado ou sem permissão' },
    });
  const elsewhere = (await ask(ana, 'POST', 'projects', { name: 'Outro' })).body.id;
  expect((await ask(ana, 'DELETE', `projects/${elsewhere}/invitations/${id}`)).status).toBe(404);
  expect((await ask(ana, 'DELETE', `projects/${project}/invitations/${id}`)).status).toBe(204);
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).status).toBe(400);
  expect(await ask(ana, 'DELETE', `invitations/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'ILLEGAL_TRANSITION', message: 'Um convite cancelado não pode ser cancelado.' },
  });
  expect((await ask(ana, 'PUT', `invitations/resend/${id}`)).body.message).toBe(
    'Um convite cancelado não pode ser reenviado.',
  );
});

test('what is wrong with an invitation is told in short and field by field', async () => {
  const { status, body } = await invite(ana, { email: 'não é', role: 'chefe' });
  expect([status, body.error, body.code]).toEqual([400, 'Dados inválidos', 'VALIDATION']);
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'role']);
  expect(body.message).toHaveLength(2);
  const odd = (await invite(ana, { email: '"a b"@trama.example' })).body;
  expect(odd).toMatchObject({ error: 'Dados inválidos', details: [{ field: 'email', code: 'format' }] });
});

test('a person makes sixty invitations an hour', async () => {
  for (let index = 0; index < 60; index++) {
    const { status } = await invite(ana, { email: `n${index}@fora.example` });
    expect(status).toBe(201);
  }
  const { status, headers } = await invite(ana, { email: 'mais@fora.example' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('who was a member meanwhile keeps the higher role', async () => {
  const { token } = (await invite(ana, { role: 'viewer' })).body;
  await here.join(project, bia, 'manager');
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).status).toBe(200);
  expect((await ask(bia, 'GET', `projects/${project}`)).body.my_role).toBe('manager');
});

test('with the project its invitations are gone', async () => {
  const { token } = (await invite(ana)).body;
  await ask(ana, 'DELETE', `projects/${project}`);
  expect((await ask(bia, 'PUT', `invitations/accept/${token}`)).body.message).toBe('Convite não encontrado');
});

test('the letter is in the language of whoever invites', async () => {
  const nova = `${crypto.randomUUID()}@fora.example`;
  await ask(ana, 'POST', 'invitations/unit', { unit_id: unit, email: nova }, 'en');
  expect((await here.mailTo(nova))[0]).toContain('invited you to the unit “Matriz” in Trama, as a member.');
});

test('whoever is demoted or signed out meanwhile neither invites, sends again nor accepts', async () => {
  const { id } = (await invite(ana)).body;
  const demote = (role: 'viewer' | 'owner') =>
    here.store.db.updateTable('project_members').set({ role }).where('project_id', '=', project).execute();
  await here.meanwhile(() => demote('viewer'));
  expect((await invite(ana, { email: 'caio@fora.example' })).body.code).toBe('NOT_ADMINISTRATOR');
  await demote('owner');
  await here.meanwhile(() => demote('viewer'));
  expect((await ask(ana, 'PUT', `invitations/resend/${id}`)).status).toBe(404);
  await demote('owner');
  const admin = await here.somebody('admin');
  const noRoles = () => here.store.db.deleteFrom('user_roles').where('user_id', '=', admin.id).execute();
  await here.meanwhile(noRoles);
  expect((await invite(admin, { email: 'caio@fora.example' })).status).toBe(403);
  const again = await here.somebody('member', { email: 'dora@trama.example' });
  const hers = (await invite(ana, { email: again.email })).body;
  await here.meanwhile(() => ask(again, 'POST', 'auth/logout-all'));
  expect((await ask(again, 'PUT', `invitations/accept/${hers.token}`)).status).toBe(401);
});
