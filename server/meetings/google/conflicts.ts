import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, stale } from '../../kernel/problem.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { type Calendar, changeMeeting, type ImportContext, type Link, meetingOf } from './apply.ts';
import { newMeeting } from './create.ts';
import { cutIn, differences, fieldsOfMeeting, type SyncedFields } from './event.ts';
import { holdConnection } from './hold.ts';
import { joinTwins } from './join.ts';
import { type Twins, twinsOf } from './twins.ts';
import { words } from './words/index.ts';

const mostShown = 100;

type Found = Link & { calendar_name: string; meeting: Row<'meetings'> | undefined };

const conflictsOf = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_links as l')
    .innerJoin('google_calendars as g', 'g.id', 'l.calendar_id')
    .innerJoin('calendar_connections as k', (join) =>
      join.onRef('k.user_id', '=', 'g.user_id').onRef('k.account_email', '=', 'g.account_email'),
    )
    .where('g.user_id', '=', userId)
    .where('l.state', 'in', ['conflict', 'refused']);

/** What stands here: that of a meeting that was deleted as it was last, and off. */
const oursOf = ({ meeting, base, theirs }: Found): SyncedFields =>
  meeting ? fieldsOfMeeting(meeting, base) : { ...((base ?? theirs) as SyncedFields), is_off: true };

/** By what it is found out whether it is still what somebody decides about. */
const stampOf = ({ updated_at, meeting }: Found) => `${updated_at} ${meeting?.version ?? 0}`;

const side = ({ when, cut: _, ...fields }: SyncedFields): Schema<'CalendarSide'> => ({ ...fields, ...when });

/** The texts of which more stands there than here, and that are not the same. */
const cutBetween = (theirs: SyncedFields, ours: SyncedFields) => {
  const cut = cutIn(theirs);
  return theirs.is_off ? [] : differences(theirs, ours).filter((name) => cut.includes(name));
};

function serialize(found: Found): Schema<'CalendarConflict'> {
  const { id, calendar_name, meeting, state } = found;
  const ours = oursOf(found);
  const theirs = found.theirs ?? { ...ours, is_off: true };
  return {
    id,
    calendar: calendar_name,
    meeting_id: meeting?.id ?? null,
    twin_id: null,
    is_refused: state === 'refused',
    is_cut: cutBetween(theirs, ours).length > 0,
    ours: side(ours),
    theirs: side(theirs),
    stamp: stampOf(found),
  };
}

const readMeetings = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('meetings').where('id', '=', anyOf(ids)).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Two meetings of one event, each beside the other; nothing where one of them is gone by now. */
function serializeTwins(
  { link_id, calendar_name, meeting_id, first_id }: Twins,
  meetings: ReadonlyMap<string, Row<'meetings'>>,
): Schema<'CalendarConflict'> | undefined {
  const [ours, first] = [meetings.get(meeting_id), meetings.get(first_id)];
  return (
    ours &&
    first && {
      id: link_id,
      calendar: calendar_name,
      meeting_id,
      twin_id: first_id,
      is_refused: false,
      is_cut: false,
      ours: side(fieldsOfMeeting(ours, null)),
      theirs: side(fieldsOfMeeting(first, null)),
      stamp: `${ours.version} ${first_id} ${first.version}`,
    }
  );
}

/** What of the caller's meetings could not be brought together with their events. */
export const listConflicts: Handler<'listCalendarConflicts'> = async (_, { store: { db }, person }) => {
  const links = await conflictsOf(db, person.id)
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id')
    .limit(mostShown)
    .selectAll('l')
    .select('g.name as calendar_name')
    .execute();
  const twins = (await twinsOf(db, person.id)).slice(0, mostShown - links.length);
  const meetings = await readMeetings(db, [
    ...links.flatMap(({ meeting_id }) => meeting_id ?? []),
    ...twins.flatMap(({ meeting_id, first_id }) => [meeting_id, first_id]),
  ]);
  const data = [
    ...links.map((link) => serialize({ ...link, meeting: meetings.get(link.meeting_id ?? '') })),
    ...twins.flatMap((each) => serializeTwins(each, meetings) ?? []),
  ];
  return { status: 200, body: { data } };
};

/** What stands there becomes what stands here. */
async function takeTheirs(tx: Tx, found: Found, bringing: ImportContext) {
  const theirs = found.theirs ?? { ...oursOf(found), is_off: true };
  const base = JSON.stringify(theirs);
  if (found.meeting) {
    const names = differences(oursOf(found), theirs);
    return { base, meeting_version: await changeMeeting(tx, found.meeting, theirs, names, bringing) };
  }
  const row = newMeeting(theirs, bringing.calendar.user_id, bringing.now);
  await tx.insertInto('meetings').values(row).execute();
  return { base, meeting_id: row.id, guests: null, meeting_version: 0 };
}

/** Makes one of two meetings of one event, or leaves them two from now on. */
async function settleTwins(
  tx: Tx,
  linkId: string,
  { keep, stamp }: Schema<'CalendarConflictChoice'>,
  userId: string,
  now: string,
): Promise<void> {
  const twins = (await twinsOf(tx, userId)).find(({ link_id }) => link_id === linkId);
  if (!twins) throw notFound(words.missing.conflict);
  const ids = [twins.first_id, twins.meeting_id].sort();
  for (const id of ids) await meetingOf({ meeting_id: id }, tx);
  if (stamp !== serializeTwins(twins, await readMeetings(tx, ids))?.stamp) throw stale();
  if (keep === 'theirs') return joinTwins(tx, twins, now);
  await tx.updateTable('calendar_links').set({ twin: 'apart' }).where('id', '=', linkId).execute();
}

/** Settles what could not be brought together: what stands here goes there, or the other way round. */
export const resolveConflict: Handler<'resolveCalendarConflict'> = async ({ path, body: { keep, stamp } }, asked) => {
  const { store, notifications } = asked;
  await store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now } = context;
    await holdConnection(tx, context);
    const link = await conflictsOf(tx, person.id)
      .where('l.id', '=', path.conflictId)
      .selectAll('l')
      .select('g.name as calendar_name')
      .forUpdate('l')
      .executeTakeFirst();
    if (!link) return settleTwins(tx, path.conflictId, { keep, stamp }, person.id, now);
    const found = { ...link, meeting: await meetingOf(link, tx) };
    if (stamp !== stampOf(found)) throw stale();
    const calendar: Calendar = await tx
      .selectFrom('google_calendars')
      .where('id', '=', link.calendar_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    // What stands there is known now, so that ours is the newer.
    const agreed = found.theirs ?? found.base;
    const decided = agreed && cutBetween(agreed, oursOf(found));
    const known = agreed && { ...agreed, cut: cutIn(agreed).filter((name) => !decided?.includes(name)) };
    const ours = { base: known && JSON.stringify(known), meeting_version: 0 };
    const settled = keep === 'theirs' ? await takeTheirs(tx, found, { calendar, now }) : ours;
    await tx
      .updateTable('calendar_links')
      // Looked at once more: who is asked there was not compared while both stood apart.
      .set({ state: 'sending', theirs: null, updated_at: now, ...settled })
      .where('id', '=', link.id)
      .execute();
  });
  notifications.runJobsNow();
  return { status: 204, body: undefined };
};
