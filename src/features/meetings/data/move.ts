import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';
import { meetingList } from './meetings';

type Shown = Schema<'Meeting'>;
type Times = Pick<Shown, 'start_at' | 'end_at'>;

export interface MeetingMove {
  id: string;
  from: Times;
  to: Times;
  /** The version that the person saw. */
  version: number;
  scope?: Schema<'MeetingScope'>;
}

/** Moves a meeting, or those of its series that are meant, and shows it at once. */
export const moveMeeting = command({
  send: (ask, { id, to, version, scope }: MeetingMove, asOwn) =>
    ask.PATCH('/api/meetings/{id}', {
      params: { path: { id } },
      body: asOwn({ ...to, version, ...(scope && { scope }) }),
    }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id, to }) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...to })),
  onSuccess: (known, { id }, meeting) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...meeting })),
  invalidates: ({ id }) => subjects.meeting(id),
  undo: ({ from, to, ...move }, { version }) => ({ ...move, from: to, to: from, version }),
});
