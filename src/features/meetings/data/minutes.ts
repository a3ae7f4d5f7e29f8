import { command } from '../../kit/command';

/** Sends the minutes of a meeting by e-mail to all others of it. */
export const sendMinutes = command({
  send: (ask, id: string) => ask.POST('/api/meetings/{id}/minutes', { params: { path: { id } } }),
  queueKey: (id) => id,
});
