import { DateFormatter } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { initialsOf } from '../Avatar/initials';
import type { Tone } from '../theme/tone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { asUtc, daysOf, isWholeDay, type Placed, type Stretch } from './days';
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
  /** Whose it is, where calendars of several people lie over each other; `hue` tells them apart, and their initials. */
  people?: { name: string; hue: number }[];
  /** Whether it may be moved by `onEventMove`. */
  isMovable?: boolean;
}

interface EventMarkProps {
  event: CalendarEvent;
  zone: string;
  onPress?: (id: string) => void;
  /** In a day of the month, across the head of a week, among its hours, or in the agenda. */
  place?: 'line' | 'bar' | 'block' | 'row';
  /** The day it is drawn on, for whoever walks by arrows. */
  day?: string;
  at?: Placed;
  stretch?: Stretch<CalendarEvent>;
  /** It is being moved, and drawn where it would be. */
  isAway?: boolean;
  isOutOfTabs?: boolean;
}

/** One event of a `Calendar`: a link where it leads somewhere, else a button. */
export function EventMark({
  event,
  zone,
  onPress,
  place = 'line',
  day,
  at,
  stretch,
  isAway,
  isOutOfTabs,
}: EventMarkProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const hour = new DateFormatter(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const date = new DateFormatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first, last] = daysOf(event, zone);
  const until = first === last ? '' : words.until(date.format(asUtc(last)));
  const from = isWholeDay(event) ? '' : hour.format(new Date(event.start));
  const when = place === 'row' ? [from, until].filter(Boolean).join(' ') || words.allDay : from;
  const isShort = at !== undefined && at.to - at.from < 50;
  const look =
    place === 'row' ? styles.eventRow : place === 'block' && !isShort ? styles.eventWhole : styles.eventWords;
  const shared = {
    'data-on': day,
    'data-stop': day && event.id,
    'data-event': event.id,
    'data-movable': event.isMovable || undefined,
    'data-away': isAway || undefined,
    'data-short': isShort || undefined,
    'data-goes-on': (stretch && !stretch.ends) || undefined,
    'data-came': (stretch && !stretch.begins) || undefined,
    className: styles.event({ tone: event.tone, place }),
    style: at
      ? assignInlineVars({
          [styles.from]: String(at.from),
          [styles.span]: String(at.to - at.from),
          [styles.lane]: String(at.lane),
          [styles.of]: String(at.of),
        })
      : stretch &&
        assignInlineVars({
          [styles.from]: String(stretch.from),
          [styles.span]: String(stretch.days),
          [styles.lane]: String(stretch.lane),
        }),
  };
  // A link knows it too, though its types do not say so.
  const reach = { excludeFromTabOrder: isOutOfTabs };
  const inside = (
    <>
      {when && <span className={styles.time}>{when}</span>} <span className={look}>{event.title}</span>
      {until && place !== 'row' && <VisuallyHidden>, {until}</VisuallyHidden>}
      {event.people?.map(({ name, hue }) => (
        <span key={name} className={`${styles.person} ${styles.hues[hue % styles.hues.length]}`}>
          <span aria-hidden>{initialsOf(name)}</span>
          <VisuallyHidden>, {name}</VisuallyHidden>
        </span>
      ))}
      {place === 'block' && event.isMovable && last === day && <span data-end="" aria-hidden className={styles.end} />}
    </>
  );
  // Of what leads nowhere there is only to be read.
  if (!event.href && !onPress)
    return (
      <span {...shared} tabIndex={isOutOfTabs ? -1 : 0}>
        {inside}
      </span>
    );
  return event.href ? (
    <Link {...shared} {...reach} href={event.href} onPress={() => onPress?.(event.id)}>
      {inside}
    </Link>
  ) : (
    <Button {...shared} {...reach} onPress={() => onPress?.(event.id)}>
      {inside}
    </Button>
  );
}
