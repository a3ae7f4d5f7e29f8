import { preferences } from '../../kernel/preferences';
import { ask } from '../../kernel/query';

/** The zone in which the person sees times. */
export const ownZone = () => preferences().timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the person attends or organizes today. */
export const meetingsToday = () =>
  ask.queryOptions('get', '/api/meetings/today', { params: { query: { time_zone: ownZone() } } });
