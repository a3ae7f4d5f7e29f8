import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import type { Tone } from '../theme/tone';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { isWholeDay } from './days';
import { words as ownWords } from './words';

export interface CalendarEvent {
  id: string;
  title: string;
  /** A day as `YYYY-MM-DD`, or an instant as ISO 8601 with its zone. */
  start: string;
  /** The last day, included; or the instant it ends. */
  end?: string;
  href?: string;
  tone?: Tone;
}

interface EventMarkProps {
  event: CalendarEvent;
  zone: string;
  onPress?: (id: string) => void;
  place?: 'line' | 'block' | 'row';
  /** The day it is drawn on, for whoever walks by arrows. */
  day?: string;
  at?: { from: number; to: number; lane: number; of: number };
}

/** One event of a `Calendar`: a link where it leads somewhere, else a button. */
export function EventMark({ event, zone, onPress, place = 'line', day, at }: EventMarkProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const when = isWholeDay(event) ? (place === 'row' ? words.allDay : '') : hour.format(new Date(event.start));
  const isShort = at !== undefined && at.to - at.from < 50;
  const shared = {
    'data-on': day,
    'data-short': isShort || undefined,
    className: styles.event({ tone: event.tone, place }),
    style: at
      ? assignInlineVars({
          [styles.from]: String(at.from),
          [styles.span]: String(at.to - at.from),
          [styles.lane]: String(at.lane),
          [styles.of]: String(at.of),
        })
      : undefined,
  };
  const inside = (
    <>
      {when && <span className={styles.time}>{when}</span>}{' '}
      <span className={place === 'line' || isShort ? styles.eventWords : styles.eventWhole}>{event.title}</span>
    </>
  );
  return event.href ? (
    <Link {...shared} href={event.href} onPress={() => onPress?.(event.id)}>
      {inside}
    </Link>
  ) : (
    <Button {...shared} onPress={() => onPress?.(event.id)}>
      {inside}
    </Button>
  );
}
