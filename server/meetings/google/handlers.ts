import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { callerNow } from '../../http/admission.ts';
import type { Handler } from '../../http/handler.ts';
import { record } from '../../kernel/activity/record.ts';
import { inTime } from '../../kernel/in-time.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { openApi, revokeToken } from './api.ts';
import { writers } from './calendars.ts';
import { forgetChannels, receiveCalendarNotice, stopChannel } from './channels.ts';
import { listConflicts, resolveConflict } from './conflicts.ts';
import { connectionChanged, finishCalendarAuth, getCalendarAuthUrl } from './connect.ts';
import { holdConnection } from './hold.ts';
import { calendarsOf, listCalendars, readConnection } from './queries.ts';
import { forgetSeries } from './series.ts';
import { accessTo, readyFor, refreshTokenOf } from './tokens.ts';
import { words } from './words/index.ts';

const patienceMs = 5_000;

const getCalendarSyncStatus: Handler<'getCalendarSyncStatus'> = async (_, context) => ({
  status: 200,
  body: await readConnection(context),
});

/** The calendars of the caller's account, as Google told of them last. */
const listGoogleCalendars: Handler<'listGoogleCalendars'> = async (_, { store, person }) => {
  const connection = await store.db
    .selectFrom('calendar_connections')
    .where('user_id', '=', person.id)
    .select('account_email')
    .executeTakeFirst();
  return {
    status: 200,
    body: { data: connection ? await listCalendars(store.db, person.id, connection.account_email) : [] },
  };
};

/** Has the caller's calendars kept in step now. Where Google asked for a pause, that is waited for. */
const syncCalendar: Handler<'syncCalendar'> = async (_, asked) => {
  const { store, now, notifications } = asked;
  await countAttempt('sync calendar', { account: asked.person.id }, asked);
  const answer = await store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const { person } = context;
    const connections = tx.selectFrom('calendar_connections').where('user_id', '=', person.id).forUpdate();
    const connection = await connections.selectAll().executeTakeFirst();
    if (!connection) throw notFound(words.notConnected);
    const { status, fault, next_sync_at } = connection;
    if (status !== 'active' && status !== 'error') throw new Problem(409, 'CALENDAR_REFUSED', words.cannotSync[status]);
    if (fault !== 'rate_limited' || next_sync_at <= now)
      await tx
        .updateTable('calendar_connections')
        .set({ next_sync_at: now })
        .where('user_id', '=', person.id)
        .execute();
    return { status: 202 as const, body: await readConnection({ ...context, store: { db: tx } }) };
  });
  notifications.hurry();
  return answer;
};

function checkChoice(
  known: readonly Schema<'ConnectedCalendar'>[],
  { selected, takes_ours }: Schema<'CalendarChoice'>,
): void {
  if (selected.some((id) => !known.some((calendar) => calendar.id === id)))
    throw notAllowed('selected', words.unknownCalendar);
  if (takes_ours === null) return;
  const target = known.find(({ id }) => id === takes_ours);
  if (!target) throw notAllowed('takes_ours', words.unknownCalendar);
  if (!selected.includes(takes_ours)) throw notAllowed('takes_ours', words.notSelected);
  if (!writers.includes(target.access_role)) throw notAllowed('takes_ours', words.notWritable);
}

/** Chooses which calendars are kept in step, and which one takes what is made here. */
const chooseCalendars: Handler<'chooseCalendars'> = async ({ body }, asked) => {
  const { store, notifications } = asked;
  const answer = await store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const { person } = context;
    const { account_email, status } = await holdConnection(tx, context);
    checkChoice(await listCalendars(tx, person.id, account_email), body);
    const { selected, takes_ours } = body;
    const isChosen = sql<boolean>`id = any(${selected}::uuid[])`;
    const isTarget = takes_ours === null ? sql<boolean>`false` : sql<boolean>`id = ${takes_ours}::uuid`;
    await tx
      .updateTable('google_calendars')
      .set({ is_selected: isChosen, takes_ours: isTarget })
      .where('user_id', '=', person.id)
      .where('account_email', '=', account_email)
      .execute();
    const isWorking = status === 'choosing_calendars' || status === 'active';
    const next = selected.length > 0 ? ('active' as const) : ('choosing_calendars' as const);
    if (isWorking)
      await tx.updateTable('calendar_connections').set({ status: next }).where('user_id', '=', person.id).execute();
    return { status: 200 as const, body: { data: await listCalendars(tx, person.id, account_email) } };
  });
  notifications.hurry();
  return answer;
};

const isUnanswered = sql<boolean>`kind = 'ours' and state = 'sending' and etag is null`;

/**
 * What is kept of a calendar that is not kept in step any more: only which event is which meeting. What was sent without an
 * answer keeps its id, and is looked for by it once the calendar is connected again.
 */
async function forgetContents(tx: Tx, userId: string, account: string): Promise<void> {
  const ids = calendarsOf(tx, userId, account).select('c.id');
  await tx.deleteFrom('calendar_links').where('calendar_id', 'in', ids).where('kind', '=', 'left_out').execute();
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
  const nowhere = { sync_token: null, page_token: null, listing: null, listed_at: null, unread_since: null };
  await tx
    .updateTable('google_calendars')
    .set({ is_selected: false, takes_ours: false, ...nowhere })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the caller's connection. Meetings stay here and events there; Google forgets what it gave, where it can be asked. */
const disconnectCalendar: Handler<'disconnectCalendar'> = async (_, asked) => {
  const { store, config, log } = asked;
  const { held, channels } = await store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const held = await holdConnection(tx, context);
    const { id } = context.person;
    await forgetContents(tx, id, held.account_email);
    const channels = await forgetChannels(tx, id);
    await tx.deleteFrom('calendar_connections').where('user_id', '=', id).execute();
    await record(tx, connectionChanged(id, held.account_email, 'deleted'), context);
    return { held, channels };
  });
  try {
    const { client } = readyFor(config);
    const api = openApi(client.apiUrl, accessTo(held, asked));
    const forget = async () => {
      await Promise.all(channels.map((channel) => stopChannel(api, channel)));
      await revokeToken(client.tokenUrl, refreshTokenOf(held, config));
    };
    await inTime(patienceMs, forget(), () => undefined);
  } catch (error) {
    log.info({ why: (error as Error).message }, 'Google could not be told to forget a calendar');
  }
  return { status: 204, body: undefined };
};

export const googleCalendarHandlers = {
  getCalendarAuthUrl,
  finishCalendarAuth,
  getCalendarSyncStatus,
  listGoogleCalendars,
  syncCalendar,
  chooseCalendars,
  disconnectCalendar,
  listCalendarConflicts: listConflicts,
  resolveCalendarConflict: resolveConflict,
  receiveCalendarNotice,
};
