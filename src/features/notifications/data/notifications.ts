import type { InfiniteData } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { cursorList } from '../../kit/list/cursor-list';
import type { CachePatcher } from '../../kit/optimistic-update';

export type Notification = Schema<'Notification'>;
type Pages = InfiniteData<Schema<'NotificationList'>, string | undefined>;

const list = cursorList('/api/notifications', () => ({}));

/** What the person was told, page by page from the newest on. */
export const ownNotifications = () => list.pages(undefined, 20);

/** How the person is told. */
export const notificationSettings = () => api.queryOptions('get', '/api/notification-settings');

const shown = (known: CachePatcher, by: (one: Notification) => Notification) =>
  known.change<Pages>({ queryKey: ownNotifications().queryKey }, (all) => ({
    ...all,
    pages: all.pages.map((page) => ({ ...page, data: page.data.map(by) })),
  }));

const readAt = (isRead: boolean) => (isRead ? new Date().toISOString() : null);

/** Marks one as read, or as unread again. */
export const markNotification = command({
  send: (send, { id, is_read }: { id: string; is_read: boolean }) =>
    send.PATCH('/api/notifications/{id}', { params: { path: { id } }, body: { is_read } }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id, is_read }) =>
    shown(known, (one) => (one.id === id ? { ...one, read_at: readAt(is_read) } : one)),
  invalidates: () => subjects.person(),
});

/** Marks all as read that came up to an instant. */
export const readAll = command({
  send: (send, until: string) => send.POST('/api/notifications/read', { body: { until } }),
  optimisticUpdate: (known, until) =>
    shown(known, (one) => (one.created_at <= until ? { ...one, read_at: one.read_at ?? readAt(true) } : one)),
  invalidates: () => subjects.person(),
});

/** Chooses how to be told. */
export const chooseSettings = command({
  send: (send, body: Schema<'NotificationSettings'>) => send.PUT('/api/notification-settings', { body }),
  queueKey: () => 'notification settings',
  optimisticUpdate: (known, chosen) => known.change(notificationSettings(), () => chosen),
  invalidates: () => [notificationSettings()],
});
