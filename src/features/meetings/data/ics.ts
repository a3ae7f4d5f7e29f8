import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';

/** Asks what would be taken over out of a calendar file. Nothing is changed by it. */
export const readIcs = command({
  send: (ask, body: Schema<'IcsText'>) => ask.POST('/api/meetings/ics/preview', { body }),
});

/** Takes over what was chosen of a calendar file. */
export const takeIcs = command({
  send: (ask, body: Schema<'IcsChoice'>) => ask.POST('/api/meetings/ics', { body }),
  invalidates: () => subjects.meeting(),
});
