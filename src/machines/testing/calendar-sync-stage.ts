import { stageOf } from '../../inspector/stage';
import { type CalendarConnection, calendarSync } from '../calendar-sync';

/** A connection as the server tells it. */
export const connection = (more: Partial<CalendarConnection> = {}): CalendarConnection => ({
  status: 'active',
  account_email: 'helena@gmail.example',
  last_synced_at: '2026-11-23T11:58:00.000Z',
  next_sync_at: '2026-11-23T12:00:00.000Z',
  events_in: 48,
  events_out: 12,
  events_left_out: 3,
  conflicts: 0,
  error: null,
  ...more,
});

const nothing = connection({ status: 'not_connected', account_email: null, last_synced_at: null, next_sync_at: null });
const is = (status: CalendarConnection['status']) => () => connection({ status });
const answers = {
  active: is('active'),
  syncing: is('syncing'),
  choosing: is('choosing_calendars'),
  'not connected': () => nothing,
  'needs reconnecting': is('needs_reconnect'),
  'may too little': is('insufficient_permission'),
  failing: is('error'),
};
const failing = (code: string) => () => Object.assign(new Error(code), { code });
const failures = { 'no connection': failing('UNREACHABLE') };

/** The connection with a calendar, with a server that answers as told. */
export const calendarSyncStage = stageOf<typeof calendarSync>({
  machine: calendarSync,
  input: () => ({}),
  events: { choose: { 'the first': () => ({ choice: { selected: ['c1'], takes_ours: 'c1' } }) } },
  answers: {
    look: answers,
    exchange: { choosing: is('choosing_calendars'), active: is('active') },
    leave: { left: () => undefined },
    choose: { syncing: is('syncing') },
    sync: { syncing: is('syncing'), active: is('active') },
    disconnect: { 'not connected': () => nothing },
  },
  failures: {
    ...Object.fromEntries(['look', 'leave', 'choose', 'sync', 'disconnect'].map((src) => [src, failures])),
    exchange: { ...failures, 'permissions missing': failing('CALENDAR_REFUSED') },
  },
});
