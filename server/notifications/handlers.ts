import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { notFound } from '../kernel/problem.ts';
import { ownNotificationHandlers } from './own.ts';

const newestFirst = [
  { by: 'created_at', type: 'instant' },
  { by: 'id', type: 'id' },
] as const;

/** What was sent in a demonstration, for there it goes nowhere else. */
const listOutbox: Handler<'listOutbox'> = (asked, context) => {
  if (!context.config.demo) throw notFound();
  const wanted = context.store.db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at'])
    // What a gateway has taken is not here to be read.
    .where('text', '!=', '');
  return page(wanted, asked, context, {
    order: newestFirst,
    direction: 'desc',
    as: ({ recipient: to, ...rest }) => ({ to, ...rest }),
  });
};

export const notificationHandlers = { listOutbox, ...ownNotificationHandlers };
