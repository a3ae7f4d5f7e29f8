import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import type { Config } from '../../kernel/config.ts';
import { newId } from '../../kernel/ids.ts';
import { notFound } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { addSeconds } from '../../kernel/time.ts';
import { hashToken, newToken } from '../../kernel/tokens.ts';
import { type GoogleApi, GoogleProblem } from './api.ts';
import type { Calendar } from './apply.ts';
import type { ConnectionLease } from './connection-lease.ts';
import { words } from './words/index.ts';

export type Channel = Pick<Row<'calendar_channels'>, 'id' | 'resource_id'>;

/** After how long it is tried again to open a channel that could not be, and how long before its end one is replaced. */
const [retrySeconds, earlyMs] = [3_600, 86_400_000];

/** Where Google may call: it calls no other machine than one that all can reach, and only by https. */
const addressIn = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | undefined =>
  publicUrl?.startsWith('https://') ? `${publicUrl}/api/google-calendar/channels` : undefined;

/** Ends a channel at Google, where it is there still; polling goes on whatever it answers. */
export async function stopChannel(api: Pick<GoogleApi, 'stop'>, { id, resource_id }: Channel): Promise<void> {
  try {
    if (resource_id) await api.stop(id, resource_id);
  } catch (error) {
    if (!(error instanceof GoogleProblem)) throw error;
  }
}

/** Opens a channel for a calendar in place of those that it had; what is refused is tried again later. */
async function openChannel(
  { api, write, now }: ConnectionLease,
  { id: calendar_id, google_id }: Calendar,
  address: string,
) {
  const [id, token] = [newId(), newToken('trn_')];
  // Google calls before it has answered, so that it is known before it is asked for.
  const renew_at = addSeconds(now(), retrySeconds);
  await write((tx) =>
    tx
      .insertInto('calendar_channels')
      .values({ id, calendar_id, hash: hashToken(token), resource_id: null, renew_at })
      .execute(),
  );
  try {
    const { resourceId, ends } = await api.watch(google_id, { id, address: `${address}/${token}` });
    const left = ends - Date.parse(now());
    const good = Math.max(left - earlyMs, left / 2);
    const set = { resource_id: resourceId, renew_at: addSeconds(now(), good / 1000) };
    await write((tx) => tx.updateTable('calendar_channels').set(set).where('id', '=', id).execute());
  } catch (error) {
    // A calendar that may not be watched is asked as before.
    if (!(error instanceof GoogleProblem)) throw error;
  }
}

/**
 * Has Google tell of what changes in some calendars, and of no others; whether it does for all of them. Without an address
 * that it could call there are no channels, and the calendars are asked.
 */
export async function watchCalendars(
  turn: ConnectionLease,
  calendars: readonly Calendar[],
  config: Config,
): Promise<boolean> {
  const { db, connection } = turn;
  const address = addressIn(config);
  const channels = () =>
    db
      .selectFrom('calendar_channels as h')
      .innerJoin('google_calendars as g', 'g.id', 'h.calendar_id')
      .where('g.user_id', '=', connection.user_id)
      .orderBy('h.id')
      .select(['h.id', 'h.calendar_id', 'h.resource_id', 'h.renew_at'])
      .execute();
  const before = await channels();
  const isGood = ({ calendar_id, renew_at }: (typeof before)[number]) =>
    address !== undefined && renew_at > turn.now() && calendars.some(({ id }) => id === calendar_id);
  const [good, over] = [before.filter(isGood), before.filter((channel) => !isGood(channel))];
  const silent = calendars.filter(({ id }) => !good.some(({ calendar_id }) => calendar_id === id));
  if (address) for (const calendar of silent) await openChannel(turn, calendar, address);
  // Only then, so that no change falls between two channels.
  for (const channel of over) {
    await stopChannel(turn.api, channel);
    await turn.write((tx) => tx.deleteFrom('calendar_channels').where('id', '=', channel.id).execute());
  }
  const open = new Set((await channels()).flatMap((each) => (each.resource_id ? each.calendar_id : [])));
  return calendars.every(({ id }) => open.has(id));
}

/** Forgets the channels of somebody's calendars; gives them, to be ended at Google. */
export const forgetChannels = (tx: Tx, userId: string): Promise<Channel[]> =>
  tx
    .deleteFrom('calendar_channels as h')
    .using('google_calendars as g')
    .whereRef('g.id', '=', 'h.calendar_id')
    .where('g.user_id', '=', userId)
    .returning(['h.id', 'h.resource_id'])
    .execute();

/** Google tells that a calendar has changed: it is asked at once, or once the turn that is under way has ended. */
export const receiveCalendarNotice: Handler<'receiveCalendarNotice'> = async ({ path: { token } }, context) => {
  const { store, now, notifications } = context;
  const found = await store.db
    .selectFrom('calendar_channels as h')
    .innerJoin('google_calendars as g', 'g.id', 'h.calendar_id')
    .where('h.hash', '=', hashToken(token))
    .select(['h.id', 'g.user_id', 'g.account_email'])
    .executeTakeFirst();
  if (!found) throw notFound(words.missing.calendarChannel);
  await countAttempt('tell of calendar', { account: found.id }, context);
  // Whoever waits after a fault goes on waiting: Google has asked for it, or is not as it should be.
  const { numUpdatedRows } = await store.db
    .updateTable('calendar_connections')
    .set({ told_at: now, next_sync_at: sql`least(next_sync_at, ${now}::timestamptz)` })
    .where('user_id', '=', found.user_id)
    .where('account_email', '=', found.account_email)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) notifications.runJobsNow();
  return { status: 204, body: undefined };
};
