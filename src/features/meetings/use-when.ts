import { dayOf } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { useWords } from '../kernel/language';
import { type Language, usePreferences } from '../kernel/preferences';
import { useZoneName } from '../kernel/time-zones/names';
import { ownZone } from './data/today';
import { whenWords } from './when/words';

type Times = Pick<Schema<'Meeting'>, 'start_at' | 'end_at'> & { time_zone?: string };

const made = new Map<string, Intl.DateTimeFormat>();

/** How times read, each kept once it was made: to make one costs far more than to use it. */
function readerOf(language: Language, timeZone: string, isDated: boolean): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${isDated}`;
  const known =
    made.get(key) ??
    new Intl.DateTimeFormat(language, {
      ...(isDated && { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      hour: language === 'en' ? 'numeric' : '2-digit',
      minute: '2-digit',
      timeZone,
    });
  made.set(key, known);
  return known;
}

/** When something is, in the person's zone, and in its own where the clocks there show another time. */
export function useWhen() {
  const t = useWords(whenWords);
  const { language } = usePreferences();
  const city = useZoneName();
  const read = ({ start_at, end_at }: Times, timeZone: string, isDated: boolean) => {
    const [start, end] = [new Date(start_at), new Date(end_at)];
    const isOneDay = dayOf(start, timeZone) === dayOf(end, timeZone);
    return readerOf(language, timeZone, isDated || !isOneDay).formatRange(start, end);
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
