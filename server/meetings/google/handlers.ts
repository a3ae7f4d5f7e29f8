import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { Handler } from '../../http/handler.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import { handOver } from './apply.ts';
import { receiveCalendarNotice } from './channels.ts';
import { listConflicts, resolveConflict } from './conflicts.ts';
import { connectionChanged, finishCalendarAuth, getCalendarAuthUrl } from './connect.ts';
import { leaveConnection, revokeGoogleAccess } from './forget.ts';
import { holdConnection } from './hold.ts';
import { listCalendars, readConnection } from './queries.ts';
import { writers } from './roles.ts';
import { words } from './words/index.ts';

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
    const context = await reauthorize(tx, asked);
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
  notifications.runJobsNow();
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
    const context = await reauthorize(tx, asked);
    const { person } = context;
    const { account_email, status } = await holdConnection(tx, context);
    checkChoice(await listCalendars(tx, person.id, account_email), body);
    const { selected, takes_ours } = body;
    const before = await tx
      .selectFrom('google_calendars')
      .where('user_id', '=', person.id)
      .where('account_email', '=', account_email)
      .where('is_selected', '=', true)
      .selectAll()
      .execute();
    const isChosen = sql<boolean>`id = any(${selected}::uuid[])`;
    const isTarget = takes_ours === null ? sql<boolean>`false` : sql<boolean>`id = ${takes_ours}::uuid`;
    await tx
      .updateTable('google_calendars')
      .set({ is_selected: isChosen, takes_ours: isTarget })
      .where('user_id', '=', person.id)
      .where('account_email', '=', account_email)
      .execute();
    const left = before.filter(({ id }) => !selected.includes(id));
    await handOver(tx, left, context.now);
    const isWorking = status === 'choosing_calendars' || status === 'active';
    const next = selected.length > 0 ? ('active' as const) : ('choosing_calendars' as const);
    if (isWorking)
      await tx.updateTable('calendar_connections').set({ status: next }).where('user_id', '=', person.id).execute();
    return { status: 200 as const, body: { data: await listCalendars(tx, person.id, account_email) } };
  });
  notifications.runJobsNow();
  return answer;
};

/** Ends the caller's connection. Meetings stay here and events there; Google forgets what it gave, where it can be asked. */
const disconnectCalendar: Handler<'disconnectCalendar'> = async (_, asked) => {
  const { store } = asked;
  const { held, channels } = await store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const held = await holdConnection(tx, context);
    const { id } = context.person;
    const channels = await leaveConnection(tx, held, context.now);
    await tx.deleteFrom('calendar_connections').where('user_id', '=', id).execute();
    await recordActivity(tx, connectionChanged(id, held.account_email, 'deleted'), context);
    return { held, channels };
  });
  await revokeGoogleAccess(held, channels, asked);
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
