import { getPreferences } from '../../kernel/preferences';
import { api } from '../../kernel/query';

let device: { offset: number; zone: string } | undefined;

/** The zone of the device. To ask for it costs far more than to see that its clock still differs as much. */
function deviceZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (device?.offset !== offset) device = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return device.zone;
}

/** The zone in which the person sees times. */
export const ownZone = () => getPreferences().timeZone || deviceZone();

/** What the person attends or organizes today. */
export const meetingsToday = () =>
  api.queryOptions('get', '/api/meetings/today', { params: { query: { time_zone: ownZone() } } });
