import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

export type MeetingStatus = Schema<'MeetingStatus'>;
export type MeetingAct = 'schedule' | 'confirm' | 'start' | 'complete' | 'miss' | 'cancel' | 'reopen';

/** The transitions of a meeting. Rescheduling changes the time and keeps the status. */
export const meetingLife = {
  draft: { schedule: 'scheduled' },
  scheduled: { confirm: 'confirmed', start: 'in_progress', miss: 'no_show', cancel: 'cancelled' },
  confirmed: { start: 'in_progress', miss: 'no_show', cancel: 'cancelled' },
  in_progress: { complete: 'completed' },
  completed: {},
  no_show: {},
  cancelled: { reopen: 'scheduled' },
} as const satisfies Life<MeetingStatus, MeetingAct>;

export const meetingActs = lifeOf<MeetingStatus, MeetingAct>(meetingLife);
