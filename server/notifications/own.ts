import { sql } from 'kysely';
import { reauthorize } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { notFound } from '../kernel/problem.ts';
import { notificationsOf, tellChanged, toldNotificationsOf } from './queries.ts';
import { notificationJson } from './serializers.ts';
import { words } from './words/index.ts';

const newestFirst = [
  { by: 'n.created_at', type: 'instant' },
  { by: 'n.id', type: 'id' },
] as const;

const listNotifications: Handler<'listNotifications'> = async (asked, context) => {
  const { store, person } = context;
  const { status, body } = await page(toldNotificationsOf(store.db, person), asked, context, {
    order: newestFirst,
    direction: 'desc',
    as: notificationJson,
  });
  const { unread_count } = await notificationsOf(store.db, person)
    .where('n.read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread_count'))
    .executeTakeFirstOrThrow();
  return { status, body: { ...body, unread_count } };
};

const updateNotification: Handler<'updateNotification'> = ({ path, body: { is_read } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now } = context;
    const changed = await tx
      .updateTable('notifications')
      .set({ read_at: is_read ? now : null })
      .where('id', '=', path.id)
      .where('user_id', '=', person.id)
      .where('read_at', is_read ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (changed) await tellChanged(tx, [person.id], context);
    const row = await toldNotificationsOf(tx, person).where('n.id', '=', path.id).executeTakeFirst();
    if (!row) throw notFound(words.missing.notification);
    return { status: 200, body: notificationJson(row) };
  });

const readNotifications: Handler<'readNotifications'> = ({ body: { until } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now } = context;
    const { numUpdatedRows } = await tx
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', person.id)
      .where('read_at', 'is', null)
      .where('created_at', '<=', until)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await tellChanged(tx, [person.id], context);
    return { status: 204, body: undefined };
  });

const chosen = ['email_digest', 'email_reminders', 'email_meetings'] as const;

const getNotificationSettings: Handler<'getNotificationSettings'> = async (_asked, { store, person }) => {
  const found = await store.db
    .selectFrom('notification_settings')
    .where('user_id', '=', person.id)
    .select(chosen)
    .executeTakeFirst();
  return { status: 200, body: found ?? { email_digest: false, email_reminders: false, email_meetings: true } };
};

const setNotificationSettings: Handler<'setNotificationSettings'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person, now, language, origin } = await reauthorize(tx, asked);
    const settings = { ...body, language, origin };
    // The first tells what comes from now on.
    const kept = await tx
      .insertInto('notification_settings')
      .values({ user_id: person.id, ...settings, digested_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
      .returning(chosen)
      .executeTakeFirstOrThrow();
    return { status: 200, body: kept };
  });

export const ownNotificationHandlers = {
  listNotifications,
  updateNotification,
  readNotifications,
  getNotificationSettings,
  setNotificationSettings,
};
