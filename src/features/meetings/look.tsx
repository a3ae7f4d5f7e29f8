import { dayOf } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { Badge, type BadgeProps } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { useZoneName } from '../kernel/time-zones/names';
import { type Meeting, type MeetingStatus, ownZone } from './data/meetings';
import { meetingWords } from './words';

const tones: Record<MeetingStatus, BadgeProps['tone']> = {
  draft: 'neutral',
  scheduled: 'info',
  confirmed: 'accent',
  in_progress: 'warning',
  completed: 'positive',
  no_show: 'critical',
  cancelled: 'neutral',
};

/** How a meeting stands, in colour. */
export const toneOf = ({ status, is_hidden }: Pick<Meeting, 'status' | 'is_hidden'>) =>
  is_hidden ? 'neutral' : tones[status];

/** How a meeting stands. */
export function StatusBadge({ status }: Pick<Meeting, 'status'>) {
  const t = useWords(meetingWords);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

type Times = Pick<Schema<'Meeting'>, 'start_at' | 'end_at'> & { time_zone?: string };

/** When something is, in the person's zone, and in its own where the clocks there show another time. */
export function useWhen() {
  const t = useWords(meetingWords);
  const { language } = usePreferences();
  const city = useZoneName();
  const read = ({ start_at, end_at }: Times, timeZone: string, isDated: boolean) => {
    const [start, end] = [new Date(start_at), new Date(end_at)];
    const isOneDay = dayOf(start, timeZone) === dayOf(end, timeZone);
    return new Intl.DateTimeFormat(language, {
      ...((isDated || !isOneDay) && { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).formatRange(start, end);
  };
  return {
    /** `ter., 24 de nov. de 2026, 10:00 – 11:00` */
    when: (times: Times) => read(times, ownZone(), true),
    /** `10:00 – 11:00` */
    hours: (times: Times) => read(times, ownZone(), false),
    /** `11:00 – 12:00 em Manaus`; nothing where it is the same. */
    elsewhere: (times: Times) => {
      const zone = times.time_zone;
      if (!zone || zone === ownZone()) return undefined;
      const [here, there] = [read(times, ownZone(), true), read(times, zone, true)];
      if (here === there) return undefined;
      const isSameDay = dayOf(new Date(times.start_at), zone) === dayOf(new Date(times.start_at), ownZone());
      return t('inZone', { when: isSameDay ? read(times, zone, false) : there, city: city(zone) });
    },
  };
}
