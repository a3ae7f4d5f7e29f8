import { sql } from 'kysely';
import { icsOf } from '#domain/ics';
import { icsEventOf } from '#domain/meeting-ics';
import type { Schema } from '#openapi/operations';
import { callerNow } from '../http/admission.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import { isCounted, permissionsOf } from '../kernel/person.ts';
import { notFound } from '../kernel/problem.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Db } from '../kernel/store/tables.ts';
import { tagOf } from '../kernel/tag.ts';
import { after } from '../kernel/time.ts';
import { hashOf, newToken } from '../kernel/tokens.ts';
import { isTheirs } from './access.ts';
import { meetingsSeenBy, serializeMeeting } from './queries.ts';
import { words } from './words/index.ts';

const days = { before: 31, after: 366 };
const daySeconds = 86_400;
const mostMeetings = 2_000;

const closed: Schema<'MeetingFeed'> = { is_open: false, with_projects: false, created_at: null, used_at: null };

async function readFeed(db: Db, userId: string): Promise<Schema<'MeetingFeed'>> {
  const row = await db
    .selectFrom('meeting_feeds')
    .where('user_id', '=', userId)
    .select(['with_projects', 'created_at', 'used_at'])
    .executeTakeFirst();
  return row ? { is_open: true, ...row } : closed;
}

const getMeetingFeed: Handler<'getMeetingFeed'> = async (_, { store, person }) => ({
  status: 200,
  body: await readFeed(store.db, person.id),
});

/** Gives the caller's calendar an address, shown this once; the one before is good for nothing any more. */
const openMeetingFeed: Handler<'openMeetingFeed'> = ({ body: { with_projects } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const { person, now } = context;
    const token = newToken('trf_');
    const marks = { hash: hashOf(token), with_projects, created_at: now, used_at: null };
    await tx
      .insertInto('meeting_feeds')
      .values({ user_id: person.id, ...marks })
      .onConflict((on) => on.column('user_id').doUpdateSet(marks))
      .execute();
    await recordAccess(tx, person, 'feed_opened', person, context);
    return { status: 200, body: { ...(await readFeed(tx, person.id)), path: `/api/meetings/feed/${token}.ics` } };
  });

const closeMeetingFeed: Handler<'closeMeetingFeed'> = (_, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const { person } = context;
    const gone = await tx
      .deleteFrom('meeting_feeds')
      .where('user_id', '=', person.id)
      .returning('user_id')
      .executeTakeFirst();
    if (gone) await recordAccess(tx, person, 'feed_closed', person, context);
    return { status: 204, body: undefined };
  });

/** Whose calendar a token opens, as far as they may be here. */
async function ownerOf(token: string, { store: { db }, config }: Context) {
  const row = await db
    .selectFrom('meeting_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .where('f.hash', '=', hashOf(token))
    .where('u.status', '=', 'active')
    .where(isCounted(config))
    .select(['u.id', 'u.name', 'u.email', 'f.with_projects', 'p.language'])
    .select(permissionsOf(sql.ref('u.id')).as('permissions'))
    .executeTakeFirst();
  if (!row) throw notFound(words.missing.meetingFeed);
  return row;
}

const readMeetingFeed: Handler<'readMeetingFeed'> = async ({ path: { token } }, context) => {
  await countAttempt('read feed', { account: token, address: context.client.address }, context);
  const { id, name, email, permissions, with_projects, language } = await ownerOf(token, context);
  const { db } = context.store;
  const person = { id, name, email, permissions: new Set(permissions), session: { id: '', tokenEndsAt: '' } };
  let wanted = meetingsSeenBy(db, { person })
    .where('m.status', '!=', 'draft')
    .where('m.end_at', '>', after(context.now, -days.before * daySeconds))
    .where('m.start_at', '<', after(context.now, days.after * daySeconds));
  // Whoever manages all meetings has those of others in their calendar no more than anybody.
  const isInProject = sql<boolean>`exists (select from project_members x
    where x.project_id = m.project_id and x.user_id = ${id}::uuid)`;
  wanted = wanted.where((eb) => (with_projects ? eb.or([isTheirs(id), isInProject]) : isTheirs(id)));
  // Where there are too many, what is to come matters more than what was, and what is near more than what is far.
  const isOver = sql`m.end_at <= ${context.now}::timestamptz`;
  const distance = sql`abs(extract(epoch from m.start_at - ${context.now}::timestamptz))`;
  const rows = await wanted.orderBy(isOver).orderBy(distance).orderBy('m.id').limit(mostMeetings).execute();
  const host = context.origin ? new URL(context.origin).hostname : 'trama';
  const inOrder = rows.toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  const meetings = inOrder.map(serializeMeeting({ person, language: language ?? 'pt-BR' }));
  const text = icsOf(...meetings.map((meeting) => icsEventOf(meeting, `${meeting.id}@${host}`)));
  await db.updateTable('meeting_feeds').set({ used_at: context.now }).where('hash', '=', hashOf(token)).execute();
  const bytes = Buffer.from(text);
  const file = {
    name: 'trama.ics',
    mediaType: 'text/calendar; charset=utf-8',
    size: bytes.length,
    etag: tagOf(bytes),
  } as const;
  return { status: 200, body: { ...file, bytes: once(bytes) } };
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const feedHandlers = { getMeetingFeed, openMeetingFeed, closeMeetingFeed, readMeetingFeed };
