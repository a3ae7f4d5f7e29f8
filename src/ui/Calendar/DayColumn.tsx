// biome-ignore-all lint/a11y/useFocusableInteractive: the elements inside take the focus.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out overlapping events.
import { isWeekend, parseDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CalendarClock } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { clockIn, writtenDay } from './days';
import { EventMark } from './EventMark';
import type { HoursLayout } from './hours-layout';
import { MoreEvents } from './MoreEvents';
import { instantOf } from './moves';
import { NowLine } from './NowLine';
import { minuteOfSlot, restKey } from './stops';
import type { Movable } from './use-moving';
import { words as ownWords } from './words';

interface DayColumnProps extends Pick<Movable, 'onDraw' | 'onMoveAsk'> {
  day: string;
  /** Index of the day among the visible days. */
  index: number;
  isToday: boolean;
  now?: string;
  layout: HoursLayout;
  /** Number of events on the day. */
  count: number;
  zone: string;
  holiday?: string;
  /** Focused stop of this day. */
  here?: string;
  /** Whether it uses roving focus, so that Tab reaches only one stop. */
  isWalked: boolean;
  /** Event of this day that is being moved. */
  awayId?: string;
  isPressed: boolean;
  onDayOpen?: (day: string) => void;
}

const hourLong = 60;

/** A day by the hour. */
export const DayColumn = memo(function DayColumn({
  day,
  index,
  isToday,
  now,
  layout: { shown, rest },
  count,
  zone,
  holiday,
  here,
  isWalked,
  awayId,
  isPressed,
  onDayOpen,
  onDraw,
  onMoveAsk,
}: DayColumnProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const [hoveredId, setHoveredId] = useState<string>();
  const clock = new Intl.DateTimeFormat(locale, { ...clockIn(locale), timeZone: 'UTC' });
  const name = writtenDay(day, locale);
  const slot = here === undefined ? undefined : minuteOfSlot(here);
  const withMenu =
    onMoveAsk &&
    [hoveredId, here].flatMap((id) => shown.find(({ event }) => event.id === id && event.isMovable) ?? [])[0];
  const drawHour = (minute: number) =>
    onDraw?.({ start: instantOf(day, minute, zone), end: instantOf(day, Math.min(minute + hourLong, 1_440), zone) });
  const drawThere = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    if (target === currentTarget) drawHour(Math.floor(((clientY - top) / height) * 48) * 30);
  };

  return (
    <div
      role="gridcell"
      data-lanes={day}
      data-empty=""
      data-today={isToday || undefined}
      data-weekend={holiday !== undefined || isWeekend(parseDate(day), locale) || undefined}
      className={styles.lanesOfDay}
      style={{ gridColumn: index + 2 }}
      onDoubleClick={drawThere}
      onPointerOver={({ target, pointerType }: PointerEvent<HTMLElement>) => {
        const mark = (target as Element).closest<HTMLElement>('[data-event], [data-menu]');
        if (pointerType === 'mouse' && mark?.dataset.menu === undefined) setHoveredId(mark?.dataset.event);
      }}
      onPointerLeave={() => setHoveredId(undefined)}
    >
      <VisuallyHidden>
        {[name, isToday && words.today, holiday, words.events(count)].filter(Boolean).join(', ')}
      </VisuallyHidden>
      {slot !== undefined && (
        <button
          type="button"
          data-on={day}
          data-stop={here}
          aria-label={words.slot(name, clock.format(slot * 60_000))}
          className={styles.slot}
          style={assignInlineVars({ [styles.from]: String(slot) })}
          onClick={() => drawHour(slot)}
        />
      )}
      {shown.map((placed) => (
        <EventMark
          key={placed.event.id}
          event={placed.event}
          zone={zone}
          isPressed={isPressed}
          place="block"
          day={day}
          at={placed}
          isAway={placed.event.id === awayId}
          isOutOfTabs={isWalked && here !== placed.event.id}
        />
      ))}
      {rest.map((placed) => (
        <MoreEvents
          key={placed.from}
          events={placed.events}
          name={name}
          zone={zone}
          at={placed}
          stop={restKey(placed.from)}
          isOutOfTabs={isWalked && here !== restKey(placed.from)}
          isPressed={isPressed}
          day={day}
          onDayOpen={onDayOpen}
        />
      ))}
      {withMenu && (
        <ButtonElement
          data-menu=""
          className={styles.menu}
          style={assignInlineVars({
            [styles.from]: String(withMenu.from),
            [styles.lane]: String(withMenu.lane),
            [styles.of]: String(withMenu.of),
          })}
          aria-label={words.moveTo(withMenu.event.title)}
          onPress={() => onMoveAsk?.(withMenu.event)}
        >
          <Icon icon={CalendarClock} size="s" />
        </ButtonElement>
      )}
      {isToday && <NowLine day={day} now={now} zone={zone} />}
    </div>
  );
});
