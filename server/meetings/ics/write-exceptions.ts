import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { type Attendee, attendeesAsked, writeAttendees } from '../attendees.ts';
import { checkSeriesSize, piecesOf } from '../caps.ts';
import { followPrivacy } from '../privacy.ts';
import { meetingKeys } from '../queries.ts';
import { writeReminders } from '../tell.ts';
import type { ReadException } from './exceptions.ts';

/** Meetings per statement. */
const meetingsOfPiece = 50;

/** A meeting of a series with its change in the file. */
interface ChangedMeeting {
  row: Row<'meetings'>;
  read: ReadException;
}

/** Returns the new fields of a meeting; those that the file leaves out stay as they are. */
function factsOf({ row, read }: ChangedMeeting) {
  const { title, location } = { title: read.title || row.title, location: read.location || row.location };
  return {
    id: row.id,
    start_at: read.start_at,
    end_at: read.end_at,
    title,
    location,
    ...meetingKeys({ title, location }),
    description: read.description || row.description,
    conference_url: read.conference_url ?? row.conference_url,
    is_private: read.is_private ?? row.is_private,
    reminders_min: read.reminders_min.length > 0 ? read.reminders_min : row.reminders_min,
  };
}

/** Writes the attendees that the file names for these days. */
async function writeNamedAttendees(tx: Tx, held: readonly ChangedMeeting[], asked: Context): Promise<void> {
  const named = held.filter(({ read }) => read.attendees.length > 0);
  if (named.length === 0) return;
  const resolved = await attendeesAsked(
    tx,
    named.flatMap(({ read }) => read.attendees),
    asked,
  );
  const ids = named.map(({ row }) => row.id);
  const kept = await tx.selectFrom('meeting_attendees').selectAll().where('meeting_id', '=', anyOf(ids)).execute();
  const byMeeting = Map.groupBy(kept, ({ meeting_id }) => meeting_id);
  let at = 0;
  const changes = named.map(({ row, read }) => {
    const wanted: Attendee[] = resolved.slice(at, at + read.attendees.length);
    at += read.attendees.length;
    return {
      meetingId: row.id,
      wanted: wanted.filter(({ user_id }) => user_id !== row.organizer_id),
      kept: byMeeting.get(row.id) ?? [],
    };
  });
  await writeAttendees(tx, changes, asked);
}

async function writeSome(tx: Tx, held: readonly ChangedMeeting[], asked: Context): Promise<void> {
  const facts = held.map(factsOf);
  await sql`update meetings m set start_at = r.start_at, end_at = r.end_at, title = r.title, location = r.location,
      search_text = r.search_text, description = r.description, conference_url = r.conference_url,
      is_private = r.is_private, reminders_min = r.reminders_min, is_exception = true,
      version = m.version + 1, updated_at = ${asked.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as r(id uuid, start_at timestamptz, end_at timestamptz,
      title text, location text, search_text text, description text, conference_url text, is_private boolean,
      reminders_min jsonb)
    where m.id = r.id`.execute(tx);
  await writeReminders(
    tx,
    facts.map(({ id }) => id),
    asked.now,
  );
  await writeNamedAttendees(tx, held, asked);
  for (const is_private of [true, false]) {
    const turned = held.filter(({ row }, at) => facts[at]?.is_private === is_private && row.is_private !== is_private);
    await followPrivacy(
      tx,
      turned.map(({ row }) => row.id),
      { is_private: !is_private },
      { is_private },
    );
  }
}

/** Writes the changed days of a series in bulk. */
export async function writeExceptions(tx: Tx, seriesId: string, exceptions: readonly ReadException[], asked: Context) {
  checkSeriesSize(exceptions.reduce((sum, { attendees }) => sum + attendees.length, 0));
  for (const piece of piecesOf(exceptions, meetingsOfPiece)) {
    const rows = await tx
      .selectFrom('meetings')
      .where('series_id', '=', seriesId)
      .where('series_day', 'in', piece.map(({ day }) => day).sort())
      .selectAll()
      .execute();
    const byDay = new Map(rows.map((row) => [row.series_day, row]));
    const held = piece.flatMap((read) => {
      const row = byDay.get(read.day);
      return row ? [{ row, read }] : [];
    });
    if (held.length > 0) await writeSome(tx, held, asked);
  }
}
