import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { createPersonQueue } from '../../kernel/person-queue.ts';
import { notAllowed, Problem } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { attendeesAsked } from '../attendees.ts';
import { lockEventUids } from '../google/create.ts';
import { syncedUids } from '../google/taken-over.ts';
import { ownUids } from '../own-uids.ts';
import { words } from '../words/index.ts';
import { importMeeting, lockImports } from './import-ics.ts';
import { keyOf, type ReadMeeting } from './read.ts';
import { openIcsThreads } from './thread.ts';
import { isThere, tiesOf } from './ties.ts';

const readInThread = openIcsThreads({ threads: 2, readMs: 5_000 });
/** Imports of one person run one after another, because while waiting for the lock they would hold connections of the store. */
const importInTurn = createPersonQueue({ maxWaiting: 3 });

/** Reads a calendar file, or says in words why it is none. */
async function meetingsIn({ text, time_zone }: Schema<'IcsText'>, context: Context): Promise<ReadMeeting[]> {
  await countAttempt('read calendar', { account: context.person.id, address: context.client.address }, context);
  const read = await readInThread(context.person.id, { text, zone: time_zone, now: context.now });
  if (!Array.isArray(read)) throw notAllowed('text', words.unread[read]);
  return read;
}

/** What is here without any file: from a calendar that is kept in step, or as a meeting that the file was made of. */
async function hereAlready(db: Db, personId: string, meetings: readonly ReadMeeting[]) {
  const uids = meetings.map(({ uid }) => uid);
  const [synced, own] = [await syncedUids(db, personId, uids), await ownUids(db, personId, uids)];
  return ({ uid }: ReadMeeting) => (synced.has(uid) ? 'synced' : own.has(uid) ? 'own' : null);
}

const previewIcs: Handler<'previewIcs'> = async ({ body }, context) => {
  const { db } = context.store;
  const meetings = await meetingsIn(body, context);
  const keys = meetings.flatMap((meeting) => [keyOf(meeting), meeting.uid]);
  const ties = await tiesOf(db, context.person.id, keys);
  const hereAs = await hereAlready(db, context.person.id, meetings);
  const data: Schema<'IcsEvent'>[] = [];
  for (const meeting of meetings) {
    const asked = await attendeesAsked(db, meeting.attendees, context);
    const ids = asked.flatMap(({ user_id }) => user_id ?? []);
    const users =
      ids.length > 0 ? await db.selectFrom('users').where('id', 'in', ids.sort()).select(['id', 'name']).execute() : [];
    const {
      exceptions,
      skipped,
      attendees,
      fault,
      uid: _,
      day: __,
      isFollowing: ___,
      sequence,
      isCancelled,
      is_private,
      ...told
    } = meeting;
    // By itself, or with its series.
    const tie = ties.get(keyOf(meeting)) ?? ties.get(meeting.uid);
    const kept = tie && isThere(tie);
    const isDeleted = tie && !kept && !isCancelled && sequence <= tie.sequence;
    const isOlder = sequence < (ties.get(keyOf(meeting))?.sequence ?? 0);
    data.push({
      ...told,
      key: keyOf(meeting),
      is_private: is_private ?? false,
      notes: isDeleted ? [...meeting.notes, 'deleted'] : meeting.notes,
      skipped_count: skipped.length,
      exception_count: exceptions.length,
      attendees: attendees.map(({ email, name }, index) => ({
        email,
        name,
        user: users.find(({ id }) => id === asked[index]?.user_id) ?? null,
      })),
      act: isCancelled ? 'cancel' : kept ? 'change' : 'create',
      fault: fault ?? hereAs(meeting) ?? (isCancelled && !kept ? 'unknown' : isOlder ? 'older' : null),
    });
  }
  return { status: 200, body: { data } };
};

/** Takes over one meeting of a file, whole or not at all; what may not be is told in words. */
async function takeOne(
  tx: Tx,
  meeting: ReadMeeting,
  isHere: 'synced' | 'own' | null,
  context: Context,
): Promise<Schema<'TakenIcsEvent'>> {
  const key = keyOf(meeting);
  await sql`savepoint taken`.execute(tx);
  try {
    if (isHere) throw notAllowed('text', words.icsFaults[isHere]);
    return { key, message: null, ...(await importMeeting(tx, meeting, context)) };
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    await sql`rollback to savepoint taken`.execute(tx);
    const { message } = failure.body(context.language);
    return { key, outcome: 'failed', meeting_id: null, message: [message].flat().join(' ') };
  }
}

/**
 * Imports the chosen meetings of a calendar file, each in its own transaction: a long file would otherwise hold its locks,
 * and the only session of the embedded store, until its end.
 */
const importIcs: Handler<'importIcs'> = async ({ body: { keys, ...body } }, asked) => {
  const chosen = new Set(keys);
  const meetings = (await meetingsIn(body, asked)).filter((meeting) => chosen.delete(keyOf(meeting)));
  const take = (meeting: ReadMeeting) =>
    asked.store.transaction(async (tx) => {
      const context = await reauthorize(tx, asked);
      await lockImports(tx, context.person.id);
      await lockEventUids(tx, [meeting.uid]);
      const hereAs = await hereAlready(tx, context.person.id, [meeting]);
      // An answer by itself, so that it is checked against the contract before it is committed.
      return { status: 200, body: { data: [await takeOne(tx, meeting, hereAs(meeting), context)] } } as const;
    });
  return importInTurn(asked.person.id, async () => {
    const data: Schema<'TakenIcsEvent'>[] = [];
    for (const meeting of meetings) data.push(...(await take(meeting)).body.data);
    return { status: 200, body: { data } };
  });
};

export const icsHandlers = { previewIcs, importIcs };
