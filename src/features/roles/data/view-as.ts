import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';

/** Begins to see the app as somebody else does, or as a role would. */
export const startViewAs = command({
  send: (send, body: Schema<'ViewAsTarget'>) => send.POST('/api/view-as', { body }),
});
