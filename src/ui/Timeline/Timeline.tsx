import { getLocalTimeZone, isWeekend, parseDate, today as todayIn } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { Button } from '../Button/Button';
import { ButtonElement } from '../Button/ButtonElement';
import type { CalendarEvent } from '../Calendar/EventMark';
import type { Times } from '../Calendar/moves';
import { useMoving } from '../Calendar/use-moving';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import type { Tone } from '../theme/tone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import { daysFrom, dayWidth, marks, reach, type Zoom } from './scale';
import * as styles from './Timeline.css';
import { TimelineLinks } from './TimelineLinks';
import { words as ownWords } from './words';

export interface TimelineItem {
  id: string;
  title: string;
  /** First and last day, inclusive, as `YYYY-MM-DD`. */
  start: string;
  end: string;
  tone?: Tone;
  /** Progress from 0 to 1. */
  progress?: number;
  /** Ids of the predecessors, from which arrows lead. */
  after?: readonly string[];
  /** Whether it can be moved with `onItemMove`. */
  isMovable?: boolean;
}

export interface TimelineProps {
  /** Accessible name of the timeline. */
  label: string;
  /** Name of an item's kind: Etapa. */
  itemLabel: string;
  /** Items in order, each with an id, a title, a first and a last day. */
  items: TimelineItem[];
  /** Scale (controlled). */
  zoom?: Zoom;
  /** Initial scale (uncontrolled). */
  defaultZoom?: Zoom;
  /** Called with the selected scale. */
  onZoomChange?: (zoom: Zoom) => void;
  /** Called with the id of a pressed bar. */
  onItemPress?: (id: string) => void;
  /** Called when a bar with `isMovable` is moved by drag, keyboard or dialog. Update it at once. */
  onItemMove?: (id: string, to: Times) => void;
  /** Today as `YYYY-MM-DD`; defaults to the clock. */
  today?: string;
  /** Returns the name of the holiday on a day, if it is one. */
  holidayOf?: (day: string) => string | undefined;
}

const moveDialogModule = lazyModule(() => import('../Calendar/MoveDialog'));

const zooms = ['day', 'week', 'month', 'quarter'] as const;

const monthOf: Record<Zoom, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  quarter: { month: 'short', year: 'numeric' },
};

/** Bars from a first to a last day, one per row, with a line for today. */
export function Timeline({
  label,
  itemLabel,
  items,
  zoom: givenZoom,
  defaultZoom = 'week',
  onZoomChange,
  onItemPress,
  onItemMove,
  today: givenToday,
  holidayOf,
}: TimelineProps) {
  const words = useWordsOf(ownWords);
  const { locale, direction } = useLocale();
  const id = useId();
  const [said, announce] = useAnnouncer();
  const [asked, setAsked] = useState<CalendarEvent>();
  const dialog = useLazyModule(moveDialogModule, asked !== undefined);
  const root = useRef<HTMLElement>(null);
  const [ownZoom, setOwnZoom] = useState(defaultZoom);
  const [current, setCurrent] = useState(0);
  const zoom = givenZoom ?? ownZoom;
  const shown = reach(items.flatMap(({ start, end }) => [start, end]));

  const placeAt = (x: number) => {
    const track = root.current?.querySelector('[data-track]')?.getBoundingClientRect();
    if (!track || !shown) return undefined;
    const share = (direction === 'rtl' ? track.right - x : x - track.left) / track.width;
    const days = Math.floor(share * (daysFrom(...shown) + 1));
    return { day: parseDate(shown[0]).add({ days }).toString(), minute: 0 };
  };
  const zone = getLocalTimeZone();
  const today = givenToday ?? todayIn(zone).toString();
  const { preview, handlers } = useMoving({
    root,
    placeAt,
    zone,
    announce,
    eventOf: (key) => items.find((item) => item.id === key),
    isByDay: true,
    onEventMove: onItemMove,
    onMoveAsk: onItemMove && setAsked,
  });
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  };
  const [full, short, ofMark] = [
    format({ dateStyle: 'long' }),
    format({ day: 'numeric', month: 'short' }),
    format(monthOf[zoom]),
  ];
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  const showToday = () => {
    const [box, line] = [root.current, root.current?.querySelector<HTMLElement>('[data-today]')];
    if (!box || !line) return;
    const by = line.getBoundingClientRect().left - box.getBoundingClientRect().left - box.clientWidth / 2;
    box.scrollLeft += by;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to today whenever the scale changes.
  useEffect(showToday, [zoom]);

  if (!shown) return <p className={styles.nothing}>{words.nothing}</p>;
  const [first, last] = shown;
  /** Returns the item with its preview dates during a move. */
  const moving = (item: TimelineItem): TimelineItem =>
    item.id === preview?.event?.id ? { ...item, start: preview.start, end: preview.end } : item;
  const count = daysFrom(first, last) + 1;
  const place = (from: number, length: number) =>
    assignInlineVars({ [styles.from]: String(from), [styles.length]: String(length) });
  const hasToday = today >= first && today <= last;
  const daysOff =
    zoom === 'quarter'
      ? []
      : marks(first, last, 'day', locale)
          .map((mark) => ({ ...mark, holiday: holidayOf?.(mark.day) }))
          .filter(({ day, holiday }) => holiday !== undefined || isWeekend(parseDate(day), locale));
  const quarter = (day: string) =>
    `${locale.startsWith('pt') ? 'T' : 'Q'}${Math.ceil(parseDate(day).month / 3)} ${day.slice(0, 4)}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined || !(event.target as HTMLElement).matches('[data-bar]')) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(to, items.length - 1));
    setCurrent(next);
    const bar = root.current?.querySelectorAll<HTMLElement>('[data-bar]')[next];
    bar?.focus({ preventScroll: true });
    bar?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };

  return (
    <section className={styles.timeline} aria-label={label}>
      <div className={styles.bar}>
        <ToggleButtonGroup
          label={words.zoom}
          size="s"
          options={zooms.map((each) => ({ id: each, label: words.zooms[each] }))}
          selectedKeys={[zoom]}
          onSelectionChange={([chosen]) => {
            const next = zooms.find((each) => each === chosen);
            if (!next) return;
            setOwnZoom(next);
            onZoomChange?.(next);
          }}
        />
        {hasToday && (
          <Button size="s" tone="neutral" weight="soft" onPress={showToday}>
            {words.today}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span id={id}>{onItemMove ? `${words.howTo} ${words.howToMove}` : words.howTo}</span>
      </VisuallyHidden>
      <section
        ref={root}
        aria-label={`${label}, ${words.zooms[zoom]}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className={styles.frame}
        style={assignInlineVars({ [styles.day]: `${dayWidth[zoom]}rem`, [styles.days]: String(count) })}
        {...handlers}
      >
        <div className={styles.plane}>
          <div className={styles.head} aria-hidden>
            <span className={styles.title}>{itemLabel}</span>
            <div data-track="" className={styles.track}>
              {marks(first, last, zoom, locale).map(({ day, from, length }) => (
                <span
                  key={day}
                  className={styles.mark}
                  data-tight={zoom === 'day' || undefined}
                  style={place(from, length)}
                >
                  {zoom === 'quarter' ? quarter(day) : ofMark(day)}
                </span>
              ))}
              {daysOff.map(
                ({ day, from, holiday }) =>
                  holiday && <span key={day} title={holiday} className={styles.holiday} style={place(from, 1)} />,
              )}
            </div>
          </div>
          <div className={styles.behind} aria-hidden>
            {daysOff.map(({ day, from }) => (
              <span key={day} className={styles.weekend} style={place(from, 1)} />
            ))}
            {hasToday && (
              <span data-today className={styles.today} style={place(daysFrom(first, today) + 0.5, 0)}>
                <span className={styles.todayWord}>{words.today}</span>
              </span>
            )}
          </div>
          <TimelineLinks items={items.map(moving)} zoom={zoom} />
          <ul aria-label={label} onKeyDown={onKeyDown}>
            {items.map(moving).map(({ id: key, title, start, end, tone, progress }, index) => (
              <li key={key} className={styles.row}>
                <span className={styles.title}>{title}</span>
                <span className={styles.track}>
                  <ButtonElement
                    data-bar={key}
                    data-event={key}
                    tabIndex={index === current ? 0 : -1}
                    aria-describedby={index === current ? id : undefined}
                    className={styles.item({ tone })}
                    style={{
                      ...place(daysFrom(first, start), daysFrom(start, end) + 1),
                      ...assignInlineVars({ [styles.done]: `${(progress ?? 0) * 100}%` }),
                    }}
                    onFocus={() => setCurrent(index)}
                    onPress={() => onItemPress?.(key)}
                  >
                    <VisuallyHidden>
                      {words.bar(
                        title,
                        full(start),
                        full(end),
                        progress === undefined ? undefined : percent.format(progress),
                      )}
                    </VisuallyHidden>
                    {(daysFrom(start, end) + 1) * dayWidth[zoom] > 8 && (
                      <span className={styles.dates} aria-hidden>
                        {short(start)} – {short(end)}
                      </span>
                    )}
                  </ButtonElement>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {asked && dialog && (
        <dialog.MoveDialog
          event={asked}
          zone={zone}
          onMove={(to) => onItemMove?.(asked.id, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Announcer said={said} />
    </section>
  );
}
