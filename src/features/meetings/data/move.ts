import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';
import { ownVersions } from '../../kit/own-versions';
import { meetingKeys } from './answer';
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

const inOwnTurn = ownVersions();

/** Moves a meeting, or those of its series that are meant, and shows it at once. */
export const moveMeeting = command({
  send: (ask, { id, to, version: seen, scope }: MeetingMove) =>
    inOwnTurn(id, seen, (version) =>
      ask.PATCH('/api/meetings/{id}', { params: { path: { id } }, body: { ...to, version, ...(scope && { scope }) } }),
    ),
  of: ({ id }) => id,
  foresee: (known, { id, to }) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...to })),
  settle: (known, { id }, meeting) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...meeting })),
  makesOld: () => meetingKeys,
  undo: ({ from, to, ...move }, { version }) => ({ ...move, from: to, to: from, version }),
  redo: (move, { version }) => ({ ...move, version }),
});
