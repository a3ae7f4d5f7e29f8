import type { AppServices } from '../../kernel/app-services.ts';
import type { BackgroundJob } from '../../kernel/notifications.ts';
import { GoogleProblem, openApi } from './api.ts';
import type { Calendar } from './apply.ts';
import { calendarsAt, writeCalendars } from './calendars.ts';
import { watchCalendars } from './channels.ts';
import {
  type Connection,
  type ConnectionLease,
  endLease,
  failLease,
  leaseConnection,
  openLease,
} from './connection-lease.ts';
import { calendarsOf } from './queries.ts';
import { readCalendar } from './read.ts';
import { sendMeetings } from './send.ts';
import { accessTo, readyFor } from './tokens.ts';
import { settleUnanswered } from './unanswered.ts';

const mostAtOnce = 4;
/** What is told of without end is not looked at without end. */
const mostTurns = 3;
type Doing = Pick<AppServices, 'store' | 'config' | 'now' | 'isClosing'>;

const ofOneCalendar: readonly GoogleProblem['why'][] = ['gone', 'expired', 'not_theirs', 'refused'];

/** Reads a calendar; what is wrong with it alone is written down on it, and holds back no other. */
async function readOrMark(turn: ConnectionLease, calendar: Calendar): Promise<void> {
  const mark = (unread_since: string | null) =>
    turn.write((tx) =>
      tx.updateTable('google_calendars').set({ unread_since }).where('id', '=', calendar.id).execute(),
    );
  try {
    await readCalendar(turn, calendar);
    if (calendar.unread_since) await mark(null);
  } catch (error) {
    if (!(error instanceof GoogleProblem && ofOneCalendar.includes(error.why))) throw error;
    if (!calendar.unread_since) await mark(turn.now());
  }
}

/** Keeps one connection in step: what is there comes here, what is here goes there. */
async function syncOne(connection: Connection, parts: Doing): Promise<void> {
  const { store, config, now } = parts;
  const left: unknown[] = [];
  try {
    const api = openApi(readyFor(config).client.apiUrl, accessTo(connection, parts));
    const turn = openLease(connection, api, parts, left);
    const { user_id, account_email } = connection;
    const listed = await calendarsAt(api);
    await turn.write((tx) => writeCalendars(tx, user_id, account_email, listed, turn.now()));
    const calendars = await calendarsOf(store.db, user_id, account_email)
      .where('c.is_selected', '=', true)
      .orderBy('c.id')
      .selectAll()
      .execute();
    for (const calendar of calendars) await readOrMark(turn, calendar);
    await settleUnanswered(turn);
    const isSent = await sendMeetings(turn, calendars);
    const isTold = await watchCalendars(turn, calendars, config);
    await endLease(store.db, connection, now().toISOString(), { isTold, isSent });
  } catch (error) {
    await failLease(store.db, connection, now().toISOString(), error);
  }
  if (left.length > 0) throw left[0];
}

/** Keeps calendars in step, some at once; of many servers each takes what no other has. */
export const syncCalendars: BackgroundJob = async (parts) => {
  if (!parts.config.googleCalendar) return;
  const turns = new Map<string, number>();
  const work = async () => {
    while (!parts.isClosing()) {
      const tired = [...turns].flatMap(([id, count]) => (count >= mostTurns ? [id] : []));
      const connection = await leaseConnection(parts.store.db, parts.now().toISOString(), tired);
      if (!connection) return;
      turns.set(connection.user_id, (turns.get(connection.user_id) ?? 0) + 1);
      await syncOne(connection, parts);
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
};
