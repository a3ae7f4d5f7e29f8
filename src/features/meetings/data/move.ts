import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';
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

/** Of each meeting the versions that came one after the other of one’s own moves, the last one last. */
const ownVersions = new Map<string, number[]>();

/** The version to send: moves that follow fast on each other follow on what the one before made. */
function followed(id: string, version: number): number {
  const own = ownVersions.get(id) ?? [];
  return own.includes(version) ? (own.at(-1) ?? version) : version;
}

function keepVersion(id: string, before: number, after: number): void {
  const own = ownVersions.get(id) ?? [];
  ownVersions.set(id, own.at(-1) === before ? [...own, after] : [before, after]);
}

/** Moves a meeting, or those of its series that are meant, and shows it at once. */
export const moveMeeting = command({
  send: async (ask, { id, to, version: seen, scope }: MeetingMove) => {
    const version = followed(id, seen);
    const body = { ...to, version, ...(scope && { scope }) };
    const answer = await ask.PATCH('/api/meetings/{id}', { params: { path: { id } }, body });
    if (answer.data) keepVersion(id, version, answer.data.version);
    return answer;
  },
  of: ({ id }) => id,
  foresee: (known, { id, to }) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...to })),
  settle: (known, { id }, meeting) => known.changeRow<Shown>(meetingList, id, (row) => ({ ...row, ...meeting })),
  makesOld: () => meetingKeys,
  undo: ({ from, to, ...move }, { version }) => ({ ...move, from: to, to: from, version }),
  redo: (move, { version }) => ({ ...move, version }),
});
