import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { type GooglePage, GoogleProblem } from './api.ts';
import { applyEvent, type Calendar, dropLink, isDoubtful, isOver, type Link } from './apply.ts';
import type { ConnectionLease } from './connection-lease.ts';
import { createMeetings, linksTo, lockEventUids, markSeen } from './create.ts';
import { type GoogleEvent, takesTime } from './event.ts';
import { handToWriter, isIn, isKept, leaveReaders } from './readers.ts';
import { relinkRescheduledEvents } from './rescheduled-events.ts';
import { foldTwins } from './twins.ts';
import { orLeaveOut, takeOrLeaveOut } from './unreadable.ts';

const dayMs = 86_400_000;
const [daysBack, daysAhead, daysBetweenListings] = [30, 366, 7];
const mostRetried = 20;

const daysFrom = (now: string, days: number) => new Date(Date.parse(now) + days * dayMs).toISOString();

/** What a page tells, each once. What it tells twice, or may tell as it was before, is looked at: clocks can be off. */
async function certain(
  turn: ConnectionLease,
  { id, google_id }: Calendar,
  told: readonly GoogleEvent[],
): Promise<GoogleEvent[]> {
  const byId = new Map(told.map((event) => [event.id, event]));
  const links = await turn.db
    .selectFrom('calendar_links')
    .where('calendar_id', '=', id)
    .where('event_id', '=', sql<string>`any(${[...byId.keys()]}::text[])`)
    .select(['event_id', 'etag', 'event_updated'])
    .execute();
  const isDoubted = (link: (typeof links)[number]) => isDoubtful(link, byId.get(link.event_id) as GoogleEvent);
  const doubted = new Set(links.filter(isDoubted).map(({ event_id }) => event_id));
  told.filter((event) => byId.get(event.id) !== event).forEach((event) => void doubted.add(event.id));
  for (const eventId of doubted) byId.set(eventId, await readEvent(turn, google_id, eventId));
  return [...byId.values()];
}

/** Brings some events here: to the meetings that they are, and as new ones. */
export async function takeEvents(
  tx: Tx,
  calendar: Calendar,
  events: readonly GoogleEvent[],
  now: string,
): Promise<void> {
  const bringing = { calendar, now, listing: calendar.listing };
  await lockEventUids(
    tx,
    events.flatMap(({ iCalUID }) => iCalUID ?? []),
  );
  await relinkRescheduledEvents(tx, calendar.id, events);
  const links = new Map((await linksTo(tx, calendar.id, events)).map((link) => [link.event_id, link]));
  const fresh: GoogleEvent[] = [];
  for (const event of events) {
    const link = links.get(event.id);
    const isMeeting = event.status !== 'cancelled' && takesTime(event);
    const isMeetingNow = link && isMeeting && (link.kind === 'left_out' || isOver(link));
    const isApart = link && isMeeting && (await takeApart(tx, link, event, bringing));
    if (link && !isMeetingNow && !isApart) await takeKnown(tx, link, event, bringing);
    else if (event.status !== 'cancelled') {
      if (link) await dropLink(tx, link);
      fresh.push(event);
    }
  }
  if (calendar.listing && links.size > 0)
    await markSeen(
      tx,
      [...links.values()].map(({ id }) => id),
      calendar.listing,
    );
  if (fresh.length > 0) await createMeetings(tx, fresh, bringing);
  await foldTwins(tx, events, now);
  await tx
    .deleteFrom('calendar_unread_events')
    .where('calendar_id', '=', calendar.id)
    .where('event_id', '=', sql<string>`any(${events.map(({ id }) => id)}::text[])`)
    .execute();
}

/** Of what became private whoever may only read its calendar is told nothing more: to them it is taken time of their own. */
async function takeApart(
  tx: Tx,
  link: Link,
  event: GoogleEvent,
  { calendar, now }: { calendar: Calendar; now: string },
): Promise<boolean> {
  const { kind, meeting_id } = link;
  if (meeting_id === null || !isKept(calendar, event)) return false;
  if (kind === 'theirs') return !link.base?.is_private && (await handToWriter(tx, link, calendar, now));
  await leaveReaders(tx, [meeting_id]);
  return !(await isIn(tx, meeting_id, calendar.user_id));
}

async function takeKnown(tx: Tx, link: Link, event: GoogleEvent, bringing: { calendar: Calendar; now: string }) {
  if (link.kind !== 'left_out') return applyEvent(tx, link, event, bringing);
  if (event.status === 'cancelled') await dropLink(tx, link);
}

/** What is asked for next of a calendar: all there is of a time, or what has changed since. */
const queryOf = ({ sync_token, page_token, listing_from, listing_to }: Calendar) => ({
  ...(page_token && { pageToken: page_token }),
  ...(sync_token
    ? { syncToken: sync_token }
    : { timeMin: listing_from ?? undefined, timeMax: listing_to ?? undefined }),
});

/** Begins to list all there is, where that was never done, is not done yet, or was long ago. */
async function begin(turn: ConnectionLease, calendar: Calendar): Promise<Calendar> {
  const now = turn.now();
  const isOld = calendar.listed_at !== null && calendar.listed_at <= daysFrom(now, -daysBetweenListings);
  if (calendar.listing || (calendar.sync_token && !isOld)) return calendar;
  return change(turn, calendar, {
    listing: newId(),
    listing_from: daysFrom(now, -daysBack),
    listing_to: daysFrom(now, daysAhead),
    sync_token: null,
    page_token: null,
  });
}

type Marks = Partial<
  Pick<Calendar, 'listing' | 'listing_from' | 'listing_to' | 'listed_at' | 'sync_token' | 'page_token'>
>;

const mark = async (tx: Tx, calendar: Calendar, marks: Marks): Promise<Calendar> => {
  await tx.updateTable('google_calendars').set(marks).where('id', '=', calendar.id).execute();
  return { ...calendar, ...marks };
};
const change = (turn: ConnectionLease, calendar: Calendar, marks: Marks) =>
  turn.write((tx) => mark(tx, calendar, marks));

const startOver = { sync_token: null, page_token: null, listing: null } as const;
/** What says that a calendar has to be listed anew: its token is over or not understood, or its page is not known any more. */
const isListingOver = (error: unknown, { sync_token, page_token }: Calendar) =>
  error instanceof GoogleProblem &&
  (sync_token !== null || page_token !== null) &&
  (error.why === 'expired' || (error.why === 'refused' && error.status === 400));

const taking = (turn: ConnectionLease, calendar: Calendar) => (tx: Tx, events: readonly GoogleEvent[]) =>
  takeEvents(tx, calendar, events, turn.now());

/** Tries again what could not be brought here: it may be as it should be by now, and so may we. */
async function retryUnread(turn: ConnectionLease, calendar: Calendar): Promise<void> {
  const unread = await turn.db
    .selectFrom('calendar_unread_events')
    .where('calendar_id', '=', calendar.id)
    .orderBy('since')
    .orderBy('event_id')
    .limit(mostRetried)
    .select('event_id')
    .execute();
  for (const { event_id } of unread) {
    const event = await readEvent(turn, calendar.google_id, event_id);
    await orLeaveOut(turn, calendar, event, () => turn.write((tx) => taking(turn, calendar)(tx, [event])));
  }
}

/** Asks for one page and brings it here, with where it goes on; both or neither. */
async function readPage(turn: ConnectionLease, calendar: Calendar): Promise<{ calendar: Calendar; isLast: boolean }> {
  const page: GooglePage<GoogleEvent> = await turn.api.list(calendar.google_id, queryOf(calendar));
  const marks: Marks = page.nextPageToken
    ? { page_token: page.nextPageToken }
    : {
        page_token: null,
        sync_token: page.nextSyncToken ?? null,
        ...(calendar.sync_token === null && { listed_at: turn.now() }),
      };
  const events = await certain(turn, calendar, page.items);
  const take = taking(turn, calendar);
  const after = await takeOrLeaveOut(turn, calendar, events, take, (tx) => mark(tx, calendar, marks));
  return { calendar: after, isLast: page.nextPageToken === undefined };
}

/** What was known before its calendar was disconnected. */
const isForgotten = sql<boolean>`(etag is null and state = 'synced')`;

/** Looks after what a listing of all there is did not tell of: it may be gone, or at a time outside of it. */
async function lookAfterUnseen(turn: ConnectionLease, calendar: Calendar): Promise<void> {
  const { id, listing, listing_from, listing_to, google_id } = calendar;
  if (!listing) return;
  const unseen = await turn.db
    .selectFrom('calendar_links')
    .where('calendar_id', '=', id)
    .where(sql<boolean>`listing is distinct from ${listing}::uuid`)
    .where(
      sql<boolean>`(etag is not null and (base is null or (base -> 'is_off' = 'false'::jsonb
          and base -> 'when' ->> 'end_at' > ${listing_from} and base -> 'when' ->> 'start_at' < ${listing_to}))
        or ${isForgotten} and exists (select from meetings m where m.id = meeting_id
          and m.end_at > ${listing_from}::timestamptz and m.start_at < ${listing_to}::timestamptz))`,
    )
    .select(['id', 'event_id'])
    .execute();
  for (const { id: linkId, event_id } of unseen) {
    const event = await readEvent(turn, google_id, event_id);
    const seen = (tx: Tx) => markSeen(tx, [linkId], listing);
    await takeOrLeaveOut(turn, calendar, [event], taking(turn, calendar), seen);
  }
  await change(turn, calendar, { listing: null });
}

/** An event as it is there; one that is not there any more as one that was called off. */
export async function readEvent(
  { api }: Pick<ConnectionLease, 'api'>,
  calendar: string,
  id: string,
): Promise<GoogleEvent> {
  try {
    return await api.get(calendar, id);
  } catch (error) {
    if (error instanceof GoogleProblem && (error.why === 'gone' || error.why === 'expired'))
      return { id, etag: '', status: 'cancelled' };
    throw error;
  }
}

/** Brings here what a calendar has, page by page: whoever is stopped goes on with the next. */
export async function readCalendar(turn: ConnectionLease, from: Calendar): Promise<void> {
  await retryUnread(turn, from);
  let calendar = await begin(turn, from);
  let hasBegunAnew = false;
  // Listed to its end, and only what it did not tell of is left.
  let isRead = calendar.listing !== null && calendar.sync_token !== null;
  while (!isRead)
    try {
      const read = await readPage(turn, calendar);
      calendar = read.calendar;
      isRead = read.isLast;
    } catch (error) {
      if (!isListingOver(error, calendar) || hasBegunAnew) throw error;
      hasBegunAnew = true;
      calendar = await begin(turn, await change(turn, calendar, startOver));
    }
  await lookAfterUnseen(turn, calendar);
}
