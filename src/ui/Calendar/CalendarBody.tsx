import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { byDay, type CalendarView, firstOf, shownDays } from './days';
import type { CalendarEvent } from './EventMark';
import { HoursGrid } from './HoursGrid';
import type { Movable } from './use-moving';

// Most people see the hour views first, so the month loads lazily.
const monthModule = lazyModule(() => import('./MonthGrid'));
const agendaModule = lazyModule(() => import('./AgendaList'));

interface CalendarBodyProps extends Movable {
  label: string;
  /** Name of the period. */
  title: string;
  view: CalendarView;
  day: string;
  today: string;
  now?: string;
  events: CalendarEvent[];
  zone: string;
  isStale: boolean;
  isPressed: boolean;
  holidayOf?: (day: string) => string | undefined;
  onDayChange: (day: string) => void;
  onDayPress?: (day: string) => void;
  onDayOpen?: (day: string) => void;
}

/** The days of a calendar with their events. */
export const CalendarBody = memo(function CalendarBody({
  label,
  title,
  view,
  day,
  events,
  zone,
  isStale,
  onDraw,
  ...given
}: CalendarBodyProps) {
  const { locale } = useLocale();
  const month = useLazyModule(monthModule, view === 'month');
  const agenda = useLazyModule(agendaModule, view === 'agenda');
  // The same list from every day that it shows, so that unchanged parts do not re-render.
  const days = shownDays(view, firstOf(view, day, locale), locale);
  const shared = { ...given, label: `${label}, ${title}`, days, day, zone, isStale, events: byDay(events, zone) };
  return (
    // The previous events stay until the requested period has loaded.
    <div style={isStale && events.length > 0 ? { opacity: 0.55 } : undefined}>
      {view === 'month' && month && <month.MonthGrid {...shared} />}
      {(view === 'week' || view === 'day') && <HoursGrid {...shared} onDraw={onDraw} />}
      {view === 'agenda' && agenda && <agenda.AgendaList {...shared} />}
    </div>
  );
});
