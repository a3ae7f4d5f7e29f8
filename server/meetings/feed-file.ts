import { sql } from 'kysely';
import { formatIcsEvent, icsEnd, icsStart } from '#domain/ics';
import { type IcsMeeting, toIcsEvent } from '#domain/meeting-ics';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { hasConsented } from '../kernel/attendance.ts';
import { computeEtag } from '../kernel/etag.ts';
import type { Language } from '../kernel/language.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Db } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { isTheirs } from './access.ts';
import { words } from './words/index.ts';

const shownDays = { before: 31, after: 366 };
/** The maximum length of a meeting. */
const longestDays = 7;
const daySeconds = 86_400;
const maxMeetings = 2_000;
/** A feed ends at this size. Its nearest meetings come first, so the furthest are left out. */
const maxFeedBytes = 2 * 1_048_576;
/** Meetings that are written in one piece, which takes some milliseconds; the query for the next yields to the event loop. */
const meetingsOfSlice = 100;
const maxCacheBytes = 32 * 1_048_576;

/** What decides the contents of a feed, besides the meetings themselves. */
export interface Feed {
  userId: string;
  hasProjects: boolean;
  language: Language;
  /** The host part of the UIDs of its events. */
  host: string;
  now: string;
}

const windowOf = ({ now }: Feed) => ({
  from: addSeconds(now, -shownDays.before * daySeconds),
  to: addSeconds(now, shownDays.after * daySeconds),
});

/** Selects the meetings (`m`) of all people that are in the window of a feed. */
function candidates(db: Db, feed: Feed) {
  const { from, to } = windowOf(feed);
  return db
    .selectFrom('meetings as m')
    .where('m.status', '!=', 'draft')
    .where('m.end_at', '>', from)
    .where('m.start_at', '<', to)
    .select(['m.id', 'm.version', 'm.updated_at'])
    .select(sql<boolean>`(m.is_private and not ${isTheirs(feed.userId)})`.as('is_hidden'));
}

/** Whether a meeting (`m`) belongs into a feed. `manage:meetings` does not add those of others. */
const isShown = ({ userId, hasProjects }: Feed) => sql<boolean>`(${isTheirs(userId)}
  or ${hasProjects} and exists (select from project_members x
    where x.project_id = m.project_id and x.user_id = ${userId}::uuid))`;

/** Selects the ids of the same meetings by the indexes of one person, without reading those of the workspace. */
function shownIds(feed: Feed) {
  const id = sql`${feed.userId}::uuid`;
  const { from, to } = windowOf(feed);
  const near = sql`o.start_at > ${addSeconds(from, -longestDays * daySeconds)}::timestamptz and o.start_at < ${to}::timestamptz`;
  const ofProjects = sql`union select o.id from project_members x join meetings o on o.project_id = x.project_id
    where x.user_id = ${id} and ${near}`;
  return sql<string>`(select o.id from meetings o where o.organizer_id = ${id} and ${near}
    union select o.id from meeting_attendees a join meetings o on o.id = a.meeting_id
      where a.user_id = ${id} and ${hasConsented()} and ${near}
    ${feed.hasProjects ? ofProjects : sql``})`;
}

/** Orders the meetings of a feed: upcoming before past, near before far. The order changes once a day, so a tag holds meanwhile. */
function nearestIn(db: Db, feed: Feed) {
  const today = sql`${feed.now.slice(0, 10)}::timestamptz`;
  return candidates(db, feed)
    .where('m.id', 'in', shownIds(feed))
    .orderBy(sql`m.end_at <= ${today}`)
    .orderBy(sql`abs(extract(epoch from m.start_at - ${today}))`)
    .orderBy('m.id')
    .limit(maxMeetings);
}

/**
 * Returns the tag of what a feed shows, without making it. Every change of a meeting raises its version, so the same tag
 * stands for the same file, whichever process made it.
 */
export async function feedTag(db: Db, feed: Feed): Promise<string> {
  const { rows } = await sql<{ sum: string | null }>`select encode(sha256(string_agg(concat_ws(' ', s.id, s.version,
      extract(epoch from s.updated_at), s.is_hidden), ',' order by s.id)::bytea), 'base64') as sum
    from (${nearestIn(db, feed)}) s`.execute(db);
  return computeEtag(JSON.stringify([feed.host, feed.language, rows[0]?.sum]));
}

const hiddenFields = { description: '', location: '', conference_url: null, reminders_min: [] };

/** Reads some meetings of a feed in the given order, without guests: other programs would write to them. */
async function meetingsOf(db: Db, feed: Feed, ids: string[]): Promise<(IcsMeeting & { id: string })[]> {
  const rows = await candidates(db, feed)
    .where('m.id', '=', anyOf(ids))
    .where(isShown(feed))
    .select(['m.title', 'm.description', 'm.status', 'm.start_at', 'm.end_at'])
    .select(['m.location', 'm.conference_url', 'm.is_private', 'm.reminders_min'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [row.is_hidden ? { ...row, ...hiddenFields, title: words.busy(feed.language) } : row];
  });
}

/** Writes the file of a feed slice by slice. */
async function makeFile(db: Db, feed: Feed): Promise<Buffer> {
  const ids = (await nearestIn(db, feed).execute()).map(({ id }) => id);
  const parts = [Buffer.from(icsStart)];
  let size = icsStart.length + icsEnd.length;
  for (let at = 0; at < ids.length; at += meetingsOfSlice)
    for (const meeting of await meetingsOf(db, feed, ids.slice(at, at + meetingsOfSlice))) {
      const part = Buffer.from(formatIcsEvent(toIcsEvent(meeting, `${meeting.id}@${feed.host}`)));
      size += part.length;
      if (size > maxFeedBytes) return Buffer.concat([...parts, Buffer.from(icsEnd)]);
      parts.push(part);
    }
  return Buffer.concat([...parts, Buffer.from(icsEnd)]);
}

/** The files that were made last, by person, the least recently used first. */
const cache = new Map<string, { tag: string; file: Buffer }>();
/** One feed is made at a time in this process. More waiting ones would hold too many slots of the server. */
const making = createConcurrencyLimit({ maxRunning: 1, maxQueued: 8 });

function keep(userId: string, tag: string, file: Buffer): void {
  cache.delete(userId);
  cache.set(userId, { tag, file });
  let bytes = 0;
  for (const each of cache.values()) bytes += each.file.length;
  for (const [id, each] of cache) {
    if (bytes <= maxCacheBytes) return;
    bytes -= each.file.length;
    cache.delete(id);
  }
}

/** Returns the file of a feed, from the cache where its tag is the same. */
export async function feedFile(db: Db, feed: Feed, tag: string): Promise<Buffer> {
  const kept = cache.get(feed.userId);
  const file = kept?.tag === tag ? kept.file : await making.run('known', () => makeFile(db, feed));
  keep(feed.userId, tag, file);
  return file;
}
