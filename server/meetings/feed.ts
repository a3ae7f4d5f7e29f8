import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import { hasMembership, isRealOrDemo } from '../kernel/person.ts';
import { createPersonQueue } from '../kernel/person-queue.ts';
import { notFound } from '../kernel/problem.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Db } from '../kernel/store/tables.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import { feedFile, feedTag } from './feed-file.ts';
import { words } from './words/index.ts';

/** The feed reads of one person run one after another, so that many programs at once hold few slots of the server. */
const inTurn = createPersonQueue({ maxWaiting: 7 });

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
    const context = await reauthorize(tx, asked);
    const { person, now } = context;
    const token = newToken('trf_');
    const marks = { hash: hashToken(token), with_projects, created_at: now, used_at: null };
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
    const context = await reauthorize(tx, asked);
    const { person } = context;
    const gone = await tx
      .deleteFrom('meeting_feeds')
      .where('user_id', '=', person.id)
      .returning('user_id')
      .executeTakeFirst();
    if (gone) await recordAccess(tx, person, 'feed_closed', person, context);
    return { status: 204, body: undefined };
  });

/** Returns the active person whose calendar a token opens. Unknown tokens are counted by address, against guessing. */
async function ownerOf(token: string, context: Context) {
  const row = await context.store.db
    .selectFrom('meeting_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .where('f.hash', '=', hashToken(token))
    .where('u.status', '=', 'active')
    .where(isRealOrDemo(context.config))
    .where(hasMembership(sql.ref('u.id')))
    .select(['u.id', 'f.with_projects', 'p.language'])
    .executeTakeFirst();
  if (row) return row;
  await countAttempt('guess feed', { address: context.client.address }, context);
  throw notFound(words.missing.meetingFeed);
}

const readMeetingFeed: Handler<'readMeetingFeed'> = async ({ path: { token } }, context) => {
  const { id, with_projects, language } = await ownerOf(token, context);
  // Counted by person: a new token brings no new allowance, and people behind one address share no limit.
  await countAttempt('read feed', { account: id }, context);
  const { db } = context.store;
  const feed = {
    userId: id,
    hasProjects: with_projects,
    language: language ?? 'pt-BR',
    host: context.origin ? new URL(context.origin).hostname : 'trama',
    now: context.now,
  } as const;
  const { tag, bytes } = await inTurn(id, async () => {
    const tag = await feedTag(db, feed);
    return { tag, bytes: context.hasCopy(tag) ? Buffer.alloc(0) : await feedFile(db, feed, tag) };
  });
  await db.updateTable('meeting_feeds').set({ used_at: context.now }).where('hash', '=', hashToken(token)).execute();
  const file = { name: 'trama.ics', mediaType: 'text/calendar; charset=utf-8', size: bytes.length, etag: tag } as const;
  return { status: 200, body: { ...file, bytes: once(bytes) } };
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const feedHandlers = { getMeetingFeed, openMeetingFeed, closeMeetingFeed, readMeetingFeed };
