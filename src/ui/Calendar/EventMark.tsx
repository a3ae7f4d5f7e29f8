import { DateFormatter } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { initialsOf } from '../Avatar/initials';
import type { Tone } from '../theme/tone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { clockIn, daysOf, isWholeDay, type Placed, type Stretch, writtenDay } from './days';
import { words as ownWords } from './words';

export interface CalendarEvent {
  id: string;
  title: string;
  /** Day as `YYYY-MM-DD`, or instant as ISO 8601 with zone. */
  start: string;
  /** Last day, inclusive; or the instant it ends. */
  end?: string;
  href?: string;
  tone?: Tone;
  /** Owners, if calendars of several people overlap; `hue` and the initials tell them apart. */
  people?: { name: string; hue: number }[];
  /** Whether it can be moved with `onEventMove`. */
  isMovable?: boolean;
}

interface EventMarkProps {
  event: CalendarEvent;
  zone: string;
  /** Whether a press does something; the surrounding calendar handles it. */
  isPressed?: boolean;
  /** Layout: in a day of the month, in the whole-day row, among the hours, or in the agenda. */
  place?: 'line' | 'bar' | 'block' | 'row';
  /** Day that it is rendered on, for arrow keys. */
  day?: string;
  at?: Placed;
  stretch?: Stretch<CalendarEvent>;
  /** Whether it is being moved, and rendered as a preview elsewhere. */
  isAway?: boolean;
  isOutOfTabs?: boolean;
}

/**
 * An event of a `Calendar`: a link if it has an address, else a button. Plain markup, because there may be hundreds.
 */
export const EventMark = memo(function EventMark({
  event,
  zone,
  isPressed = false,
  place = 'line',
  day,
  at,
  stretch,
  isAway,
  isOutOfTabs,
}: EventMarkProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const hour = new DateFormatter(locale, { ...clockIn(locale), timeZone: zone });
  const [first, last] = daysOf(event, zone);
  const until = first === last ? '' : words.until(writtenDay(last, locale, { day: 'numeric', month: 'short' }));
  const from = isWholeDay(event) ? '' : hour.format(new Date(event.start));
  const when = place === 'row' ? [from, until].filter(Boolean).join(' ') || words.allDay : from;
  const to = place === 'block' && event.end ? `–${hour.format(new Date(event.end))}` : undefined;
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
  const inside = (
    <>
      {when && (
        <span className={styles.time} data-to={to}>
          {when}
        </span>
      )}{' '}
      <span className={look}>{event.title}</span>
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
  const tabIndex = isOutOfTabs ? -1 : 0;
  if (event.href)
    return (
      <a {...shared} href={event.href} data-event-link={event.href} tabIndex={tabIndex}>
        {inside}
      </a>
    );
  // An event without an action is only text.
  return isPressed ? (
    <button type="button" {...shared} tabIndex={tabIndex}>
      {inside}
    </button>
  ) : (
    <span {...shared} tabIndex={tabIndex}>
      {inside}
    </span>
  );
});
