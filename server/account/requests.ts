import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { languageOf } from '../kernel/person-language.ts';
import { notFound, Problem, stale } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { words } from './words/index.ts';

// LGPD, article 19: the whole answer within fifteen days.
const dueSeconds = 15 * 86_400;
const mostOpen = 10;

const requests = (db: Db) =>
  db
    .selectFrom('privacy_requests as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('users as c', 'c.id', 'p.closed_by')
    .select([
      'p.id',
      'p.kind',
      'p.status',
      'p.note',
      'p.answer',
      'p.created_at',
      'p.due_at',
      'p.closed_at',
      'p.version',
    ])
    .select(['u.id as person_id', 'u.name as person_name', 'c.name as closer_name']);

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

const requestJson = ({ person_id, person_name, closer_name, ...row }: Row): Schema<'PrivacyRequest'> => ({
  ...row,
  person: { id: person_id, name: person_name },
  closed_by: closer_name === null ? null : { name: closer_name },
});

const readRequest = async (db: Db, id: string) => {
  const row = await requests(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.privacyRequest);
  return requestJson(row);
};

const about = (person: Schema<'PersonRef'>) =>
  ({
    subject: { kind: 'access', id: person.id },
    entity: 'privacy_request',
    entity_id: person.id,
    label: person.name,
  }) as const;

const listOwnRequests: Handler<'listOwnRequests'> = (asked, context) =>
  page(requests(context.store.db).where('p.user_id', '=', context.person.id), asked, context, {
    order: [
      { by: 'p.created_at', type: 'instant' },
      { by: 'p.id', type: 'id' },
    ],
    direction: 'desc',
    as: requestJson,
  });

const listRequests: Handler<'listRequests'> = (asked, context) => {
  let wanted = requests(context.store.db);
  if (asked.query.status) wanted = wanted.where('p.status', '=', asked.query.status);
  return page(wanted, asked, context, {
    order: [
      { by: 'p.due_at', type: 'instant' },
      { by: 'p.id', type: 'id' },
    ],
    direction: 'asc',
    as: requestJson,
  });
};

const createRequest: Handler<'createRequest'> = ({ body: { kind, note = '' } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now } = context;
    await tx.selectFrom('users').where('id', '=', person.id).select('id').forNoKeyUpdate().execute();
    const open = await tx
      .selectFrom('privacy_requests')
      .where('user_id', '=', person.id)
      .where('status', '=', 'open')
      .select('id')
      .execute();
    if (open.length >= mostOpen) throw new Problem(409, 'LIMIT_REACHED', words.tooManyRequests(mostOpen));
    const id = newId();
    const marks = { created_at: now, updated_at: now, due_at: addSeconds(now, dueSeconds) };
    await tx
      .insertInto('privacy_requests')
      .values({ id, user_id: person.id, kind, status: 'open', note: note.trim(), answer: '', ...marks })
      .execute();
    await recordActivity(tx, { ...about(person), verb: 'created' }, context);
    return { status: 201, body: await readRequest(tx, id) };
  });

const answerRequest: Handler<'answerRequest'> = ({ path: { id }, body: { status, answer, version } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now, notifications, language } = context;
    const held = await tx
      .selectFrom('privacy_requests')
      .where('id', '=', id)
      .select(['status', 'version', 'user_id'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw notFound(words.missing.privacyRequest);
    if (held.status !== 'open') throw new Problem(409, 'ILLEGAL_TRANSITION', words.requestClosed);
    if (version !== undefined && version !== held.version) throw stale();
    await tx
      .updateTable('privacy_requests')
      .set({ status, answer: answer.trim(), closed_at: now, closed_by: person.id, updated_at: now })
      .set({ version: held.version + 1 })
      .where('id', '=', id)
      .execute();
    const body = await readRequest(tx, id);
    await recordActivity(
      tx,
      { ...about(body.person), verb: 'changed', changes: [{ field: 'status', before: 'open', after: status }] },
      context,
    );
    const { email, name } = await tx
      .selectFrom('users')
      .where('id', '=', held.user_id)
      .select(['email', 'name'])
      .executeTakeFirstOrThrow();
    const mail = words.mail.requestAnswered(name, answer.trim())(await languageOf(tx, held.user_id, language));
    await notifications.queue(tx, person, { channel: 'email', to: email, ...mail });
    return { status: 200, body };
  });

export const requestHandlers = { listOwnRequests, listRequests, createRequest, answerRequest };
