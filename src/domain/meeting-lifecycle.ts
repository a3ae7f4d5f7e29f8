import type { Schema } from '#openapi/operations';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

export type MeetingStatus = Schema<'MeetingStatus'>;
export type MeetingAct = 'schedule' | 'confirm' | 'start' | 'complete' | 'miss' | 'cancel' | 'reopen';

/** The transitions of a meeting. Rescheduling changes the time and keeps the status. */
export const meetingLifecycle = {
  draft: { schedule: 'scheduled' },
  scheduled: { confirm: 'confirmed', start: 'in_progress', miss: 'no_show', cancel: 'cancelled' },
  confirmed: { start: 'in_progress', miss: 'no_show', cancel: 'cancelled' },
  in_progress: { complete: 'completed' },
  completed: {},
  no_show: {},
  cancelled: { reopen: 'scheduled' },
} as const satisfies Lifecycle<MeetingStatus, MeetingAct>;

export const meetingActs = createLifecycle<MeetingStatus, MeetingAct>(meetingLifecycle);
