// biome-ignore-all lint/a11y/noStaticElementInteractions: it only listens for the focused line, which stays rendered.
import { DateFormatter } from '@internationalized/date';
import { CalendarClock } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/Icon';
import { Skeleton } from '../Skeleton/Skeleton';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { clockIn, daysOf, isWholeDay, writtenDay } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { useAgendaWindow } from './use-agenda-window';
import type { Movable } from './use-moving';
import { words as ownWords } from './words';

interface AgendaListProps extends Pick<Movable, 'onMoveAsk'> {
  /** Days of the month as `YYYY-MM-DD`. */
  days: string[];
  today: string;
  events: Map<string, CalendarEvent[]>;
  zone: string;
  isStale: boolean;
  isPressed: boolean;
}

interface Line {
  day: string;
  event: CalendarEvent;
  isLast: boolean;
}

/** The events of a month as a list, virtualized if it is long. */
export function AgendaList({ days, today, events, zone, isStale, isPressed, onMoveAsk }: AgendaListProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  // An event of several days is listed once, on its first day in the month.
  const lines = days.flatMap((day): Line[] => {
    const here = (events.get(day) ?? []).filter((event) => day === days[0] || day === daysOf(event, zone)[0]);
    return here.map((event, index) => ({ day, event, isLast: index === here.length - 1 }));
  });
  const kept = focused === undefined ? -1 : lines.findIndex(({ event }) => event.id === focused);
  const { drawn, before, after } = useAgendaWindow(list, lines, kept);
  const parts = Map.groupBy(drawn.keys(), (at) => lines[drawn[at] ?? 0]?.day ?? '');

  return (
    <div
      ref={list}
      style={{ paddingBottom: after }}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-line]')?.dataset.line)}
      onBlur={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      {lines.length === 0 &&
        (isStale ? <Skeleton shape="title" lines={3} /> : <p className={styles.nothing}>{words.nothing}</p>)}
      {[...parts].map(([day, places]) => {
        const name = writtenDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });
        const [at = 0] = places;
        return (
          <section
            key={day}
            className={styles.agendaDay}
            style={{ marginTop: before(at) }}
            aria-label={name}
            data-today={day === today || undefined}
          >
            {lines[(drawn[at] ?? 0) - 1]?.day !== day && <h3 className={styles.agendaTitle}>{name}</h3>}
            <ul className={`${styles.list} ${styles.agendaRows}`}>
              {places.map((place, inDay) => {
                const index = drawn[place] ?? 0;
                const { event, isLast } = lines[index] as Line;
                return (
                  <AgendaRow
                    key={event.id}
                    event={event}
                    index={index}
                    room={inDay === 0 ? 0 : before(place)}
                    isLast={isLast}
                    zone={zone}
                    isPressed={isPressed}
                    onMoveAsk={onMoveAsk}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface AgendaRowProps
  extends Pick<AgendaListProps, 'zone' | 'isPressed' | 'onMoveAsk'>,
    Pick<Line, 'event' | 'isLast'> {
  index: number;
  /** Space for the lines that are not rendered before it, in pixels. */
  room: number;
}

const AgendaRow = memo(function AgendaRow({ event, index, room, isLast, zone, isPressed, onMoveAsk }: AgendaRowProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const date = { day: 'numeric', month: 'long' } as const;
  const begins = new DateFormatter(
    locale,
    isWholeDay(event) ? { ...date, timeZone: 'UTC' } : { ...date, ...clockIn(locale), timeZone: zone },
  );
  return (
    <li
      data-index={index}
      data-line={event.id}
      data-last={isLast || undefined}
      className={styles.agendaItem}
      style={{ marginTop: room }}
    >
      <EventMark event={event} zone={zone} isPressed={isPressed} place="row" />
      {event.isMovable && onMoveAsk && (
        <button
          type="button"
          // Occurrences of a series have the same title, so the time tells them apart.
          aria-label={words.moveFrom(event.title, begins.format(new Date(event.start)))}
          title={words.moveTo(event.title)}
          className={styles.agendaMove}
          onClick={() => onMoveAsk(event)}
        >
          <Icon icon={CalendarClock} size="s" />
        </button>
      )}
    </li>
  );
});
