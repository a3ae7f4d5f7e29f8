import { sql } from 'kysely';
import { addDays, type Day } from '#domain/dates';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';

/** As what a meeting of a calendar file was taken over: the first of it that there is by now, if any of it is. */
export interface Tie {
  meeting_id: string | null;
  /** The first series that it was; others were split off from that one. */
  origin_id: string | null;
  sequence: number;
}

/** Whether any of what was taken over is there. */
export const isThere = <Of extends { meeting_id: string | null }>(tie: Of): tie is Of & { meeting_id: string } =>
  tie.meeting_id !== null;

/** Which of some meetings, by their keys, were taken over before. */
export async function tiesOf(db: Db, userId: string, keys: readonly string[]): Promise<Map<string, Tie>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_meetings as i')
    .where('i.user_id', '=', userId)
    .where('i.uid', 'in', [...new Set(keys)].sort())
    .select(['i.uid', 'i.origin_id', 'i.sequence'])
    .select(
      sql<string | null>`coalesce(i.meeting_id, (select m.id from meetings m join meeting_series s on s.id = m.series_id
        where s.id = i.origin_id or s.origin_id = i.origin_id order by m.start_at, m.id limit 1))`.as('meeting_id'),
    )
    .execute();
  return new Map(rows.map(({ uid, ...tie }) => [uid, tie]));
}

/** Writes down as what a meeting was taken over, so that the same again changes it. */
export const writeTie = (tx: Tx, userId: string, uid: string, meetingId: string, sequence: number) =>
  sql`insert into imported_meetings (user_id, uid, meeting_id, origin_id, sequence)
    select ${userId}::uuid, ${uid}, m.id, coalesce(s.origin_id, s.id), ${sequence}::integer
    from meetings m left join meeting_series s on s.id = m.series_id where m.id = ${meetingId}::uuid
    on conflict (user_id, uid) do update set meeting_id = excluded.meeting_id, origin_id = excluded.origin_id,
      sequence = excluded.sequence`.execute(tx);

export const readRow = (tx: Tx, id: string) =>
  tx.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The series that a series was before it was split off. */
export async function originOf(tx: Tx, seriesId: string): Promise<string> {
  const { origin_id } = await tx
    .selectFrom('meeting_series')
    .where('id', '=', seriesId)
    .select('origin_id')
    .executeTakeFirstOrThrow();
  return origin_id ?? seriesId;
}

/** What a series was split into by now, one after the other. */
export const partsOf = (tx: Tx, origin: string) =>
  tx
    .selectFrom('meeting_series')
    .where((eb) => eb.or([eb('id', '=', origin), eb('origin_id', '=', origin)]))
    .orderBy('first_day')
    .orderBy('id')
    .selectAll()
    .execute();

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** The meetings of some series, one day after the other. */
export const rowsOf = (tx: Tx, parts: Parts) =>
  tx
    .selectFrom('meetings')
    .where('series_id', '=', anyOf(parts.map(({ id }) => id)))
    .orderBy('series_day')
    .orderBy('id')
    .select(['id', 'series_id', 'series_day', 'status', 'end_at'])
    .execute();

/** The first meeting of some series. */
export const firstIn = async (tx: Tx, seriesIds: string[]): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('meetings')
      .where('series_id', '=', anyOf(seriesIds))
      .orderBy('start_at')
      .orderBy('id')
      .select('id')
      .executeTakeFirst()
  )?.id;

/** Those of some days that are none of others. */
export const missingIn = (days: readonly Day[], others: readonly Day[]): Day[] =>
  days.filter((day) => !others.includes(day));

/** Makes the series of a meeting one with what another was. */
export const joinSeries = (tx: Tx, id: string, origin: string) =>
  tx
    .updateTable('meeting_series')
    .set({ origin_id: origin })
    .where('id', '=', (eb) => eb.selectFrom('meetings').where('meetings.id', '=', id).select('series_id'))
    .where('id', '!=', origin)
    .execute();

/**
 * Puts together what a series was split into, as far as it is still to be held, so that all of it follows what its file
 * says; whether there was anything to.
 */
export async function gatherIn(tx: Tx, seriesId: string, parts: Parts, now: string): Promise<boolean> {
  let isAny = false;
  for (const { id, repeat } of parts.filter((part) => part.id !== seriesId)) {
    const { rows } = await sql<{ day: Day }>`update meetings m set series_id = ${seriesId}::uuid
      where m.series_id = ${id}::uuid and m.status in ('draft', 'scheduled', 'confirmed') and m.end_at > ${now}
        and not exists (select from meetings k where k.series_id = ${seriesId}::uuid and k.series_day = m.series_day)
      returning to_char(m.series_day, 'YYYY-MM-DD') as day`.execute(tx);
    const [first] = rows.map(({ day }) => day).sort();
    if (!first) continue;
    isAny = true;
    // What is over of it stays what it was, and ends there.
    const ended = JSON.stringify({ ...repeat, until: addDays(first, -1), times: null });
    await tx.updateTable('meeting_series').set({ repeat: ended, is_done: true }).where('id', '=', id).execute();
    await tx
      .deleteFrom('meeting_series as r')
      .where('r.id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('meetings as m').whereRef('m.series_id', '=', 'r.id').select('m.id'))),
      )
      .execute();
  }
  return isAny;
}
