import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Db, Row } from '../../kernel/store/tables.ts';
import { GoogleProblem } from './api.ts';
import { writers } from './roles.ts';
import { readyFor } from './tokens.ts';
import { twinsOf } from './twins.ts';
import { words } from './words/index.ts';

type Connection = Row<'calendar_connections'>;

/** The calendars of an account, also those that it has no more. */
export const allCalendarsOf = (db: Db, userId: string, account: string) =>
  db.selectFrom('google_calendars as c').where('c.user_id', '=', userId).where('c.account_email', '=', account);

/** The calendars of an account that it still has. */
export const calendarsOf = (db: Db, userId: string, account: string) =>
  allCalendarsOf(db, userId, account).where('c.is_there', '=', true);

/** A calendar as the contract shows it. */
export const listCalendars = async (
  db: Db,
  userId: string,
  account: string,
): Promise<Schema<'ConnectedCalendar'>[]> => {
  const rows = await calendarsOf(db, userId, account)
    .orderBy('c.is_primary', 'desc')
    .orderBy('c.name')
    .orderBy('c.id')
    .selectAll()
    .execute();
  return rows.map(({ id, name, color, is_primary, access_role, is_selected, takes_ours }) => {
    return {
      id,
      name,
      color,
      is_primary,
      access_role,
      is_selected,
      // Where nothing may be written any more, nothing is.
      takes_ours: takes_ours && writers.includes(access_role),
      is_writable: writers.includes(access_role),
    };
  });
};

/** What one act mends, by what went wrong. */
const acts: Record<Schema<'CalendarFault'>, Schema<'CalendarError'>['action']> = {
  unreachable: 'sync',
  unavailable: 'sync',
  rate_limited: 'wait',
  too_many_events: 'wait',
  garbled: 'sync',
  refused: 'sync',
  calendar_unread: 'choose',
  calendar_gone: 'choose',
  calendar_read_only: 'choose',
  event_unread: 'sync',
  invalid_grant: 'reconnect',
  insufficient_permission: 'reconnect',
  no_key: 'ask',
  not_configured: 'ask',
  internal: 'sync',
};

type Fault = NonNullable<Connection['fault']>;
type QueryContext = Pick<Context, 'config' | 'language' | 'now' | 'person'> & { store: Pick<Context['store'], 'db'> };

/** An error as the contract shows it. */
const errorOf = (code: Fault, since: string | null, { language }: QueryContext): Schema<'CalendarError'> => ({
  code,
  message: words.fault[code](language),
  action: acts[code],
  since,
});

/** Why this server speaks to no calendar at all. */
function unableOf(asked: QueryContext): Schema<'CalendarError'> | null {
  try {
    readyFor(asked.config);
    return null;
  } catch (error) {
    return errorOf(error instanceof GoogleProblem ? (error.why as Fault) : 'internal', null, asked);
  }
}

type SyncFault = Exclude<Schema<'CalendarFault'>, Fault>;

/** What is wrong with some of the chosen calendars alone, while the others are kept in step; the worst of it. */
async function faultOfSome(
  { store: { db }, person, language }: QueryContext,
  account: string,
): Promise<Schema<'CalendarError'> | null> {
  const chosen = await allCalendarsOf(db, person.id, account)
    .where('c.is_selected', '=', true)
    .orderBy('c.unread_since')
    .orderBy('c.name')
    .selectAll()
    .execute();
  const namesOf = (some: typeof chosen) => some.map(({ name }) => name);
  const error = (code: SyncFault, message: string, since: string | null = null) => {
    return { code, message, action: acts[code], since };
  };
  const gone = chosen.filter(({ is_there }) => !is_there);
  if (gone.length > 0) return error('calendar_gone', words.gone(namesOf(gone))(language));
  const unread = chosen.filter(({ unread_since }) => unread_since !== null);
  const [first] = unread;
  if (first) return error('calendar_unread', words.unread(namesOf(unread))(language), first.unread_since);
  const closed = chosen.filter(({ takes_ours, access_role }) => takes_ours && !writers.includes(access_role));
  if (closed.length > 0) return error('calendar_read_only', words.readOnly(namesOf(closed))(language));
  const left = await calendarsOf(db, person.id, account)
    .where('c.is_selected', '=', true)
    .innerJoin('calendar_unread_events as e', 'e.calendar_id', 'c.id')
    .orderBy('e.since')
    .orderBy('e.event_id')
    .select(['e.title', 'e.since'])
    .execute();
  const [oldest] = left;
  if (!oldest) return null;
  const titles = left.map(({ title }) => title || words.nameless(language));
  return error('event_unread', words.unreadEvents(titles)(language), oldest.since);
}

/** How the caller's calendar is kept in step. */
export async function readConnection(asked: QueryContext): Promise<Schema<'CalendarConnection'>> {
  const { store, person, now } = asked;
  const found = await store.db
    .selectFrom('calendar_connections')
    .where('user_id', '=', person.id)
    .selectAll()
    .executeTakeFirst();
  const unable = unableOf(asked);
  const none = { account_email: null, last_synced_at: null, next_sync_at: null };
  const counts = { events_in: 0, events_out: 0, events_left_out: 0, conflicts: 0 };
  if (!found) return { status: 'not_connected', ...none, ...counts, error: unable };
  const { status, account_email, last_synced_at, next_sync_at, taken_until, fault, fault_since } = found;
  const of = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`;
  const counted = await calendarsOf(store.db, person.id, account_email)
    .innerJoin('calendar_links as l', 'l.calendar_id', 'c.id')
    .select([
      of(sql`l.kind in ('theirs', 'also')`).as('events_in'),
      of(sql`l.kind = 'ours' and l.state <> 'sending'`).as('events_out'),
      of(sql`l.kind = 'left_out'`).as('events_left_out'),
      of(sql`l.state in ('conflict', 'refused')`).as('conflicts'),
    ])
    .executeTakeFirstOrThrow();
  const twins = await twinsOf(store.db, person.id);
  const error = unable ?? (fault && errorOf(fault, fault_since, asked)) ?? (await faultOfSome(asked, account_email));
  const isWaiting = status === 'active' || status === 'error';
  const isUnderWay = (taken_until !== null && taken_until > now) || next_sync_at <= now;
  const isSyncing = isWaiting && isUnderWay && !unable;
  return {
    status: isSyncing ? 'syncing' : status === 'active' && error ? 'error' : status,
    account_email,
    last_synced_at,
    next_sync_at: isWaiting && !unable ? next_sync_at : null,
    ...counted,
    conflicts: counted.conflicts + twins.length,
    error,
  };
}
