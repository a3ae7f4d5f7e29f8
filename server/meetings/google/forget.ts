import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { withTimeout } from '../../kernel/with-timeout.ts';
import { openApi, revokeToken } from './api.ts';
import { handOver, isUnanswered } from './apply.ts';
import { type Channel, forgetChannels, stopChannel } from './channels.ts';
import type { Connection } from './connection-lease.ts';
import { allCalendarsOf } from './queries.ts';
import { forgetSeries } from './series.ts';
import { accessTo, readyFor, refreshTokenOf } from './tokens.ts';

const patienceMs = 5_000;

/**
 * What is kept of a calendar that is not kept in step any more: only which event is which meeting. What was sent without an
 * answer keeps its id, and is looked for by it once the calendar is connected again.
 */
async function forgetContents(tx: Tx, userId: string, account: string): Promise<void> {
  const ids = allCalendarsOf(tx, userId, account).select('c.id');
  await tx.deleteFrom('calendar_links').where('calendar_id', 'in', ids).where('kind', '=', 'left_out').execute();
  await tx.deleteFrom('calendar_unread_events').where('calendar_id', 'in', ids).execute();
  await forgetSeries(tx, userId, account);
  await tx
    .updateTable('calendar_links')
    .set({
      base: null,
      theirs: null,
      etag: null,
      answers: '{}',
      guests: null,
      state: sql`case when ${isUnanswered} then state else 'synced' end`,
    })
    .where('calendar_id', 'in', ids)
    .execute();
}

/** Leaves an account: what it brought stays, its copies elsewhere take its place, and what it says is forgotten. Gives its channels. */
export async function leaveConnection(tx: Tx, connection: Connection, now: string): Promise<Channel[]> {
  const { user_id, account_email } = connection;
  const calendars = await allCalendarsOf(tx, user_id, account_email).selectAll('c').execute();
  const nowhere = { sync_token: null, page_token: null, listing: null, listed_at: null, unread_since: null };
  await tx
    .updateTable('google_calendars')
    .set({ is_selected: false, takes_ours: false, ...nowhere })
    .where('user_id', '=', user_id)
    .execute();
  await handOver(tx, calendars, now);
  await forgetContents(tx, user_id, account_email);
  return forgetChannels(tx, user_id);
}

/** Has Google forget what it gave for an account that was left, where it can be asked. */
export async function revokeGoogleAccess(
  connection: Connection,
  channels: readonly Channel[],
  asked: Pick<Context, 'store' | 'config' | 'log'>,
): Promise<void> {
  const { config, log } = asked;
  try {
    const { client } = readyFor(config);
    const api = openApi(client.apiUrl, accessTo(connection, asked));
    const forget = async () => {
      await Promise.all(channels.map((channel) => stopChannel(api, channel)));
      await revokeToken(client.tokenUrl, refreshTokenOf(connection, config));
    };
    await withTimeout(patienceMs, forget(), () => undefined);
  } catch (error) {
    log.info({ why: (error as Error).message }, 'Google could not be told to forget a calendar');
  }
}
