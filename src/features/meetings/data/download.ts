import type { IcsEvent } from '#domain/ics';
import { toIcsEvent } from '#domain/meeting-ics';
import { instantAt, minutesAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import { queryClient } from '../../kernel/query';
import { meetingsOfSeries } from './meetings';

type Shown = Schema<'Meeting'>;

const icsEvent = (meeting: Shown, id: string): IcsEvent => toIcsEvent(meeting, `${id}@${window.location.hostname}`);

/** A series as its first with the rule, and each that was changed by itself. */
function seriesEvents(meeting: Shown, series: Schema<'MeetingSeries'>, all: readonly Shown[]): IcsEvent[] {
  const usual = all.find(({ is_exception }) => !is_exception) ?? meeting;
  const { time_zone: zone } = usual;
  const clock = minutesAt(Date.parse(usual.start_at), zone);
  const length = Date.parse(usual.end_at) - Date.parse(usual.start_at);
  const on = (day: string) => new Date(instantAt(day, clock, zone)).toISOString();
  const start_at = on(series.first_day);
  const end_at = new Date(Date.parse(start_at) + length).toISOString();
  const { repeat, id } = series;
  return [
    { ...icsEvent({ ...usual, start_at, end_at }, id), series: { repeat, zone, skipped: series.skipped.map(on) } },
    ...all.flatMap((each) =>
      each.is_exception && each.series_day
        ? [{ ...icsEvent(each, id), insteadOf: { start_at: on(each.series_day), zone } }]
        : [],
    ),
  ];
}

/** Makes a file of a meeting, or of its series, and has the browser keep it. */
export async function downloadIcs(meeting: Shown): Promise<void> {
  const { formatIcs: icsOf } = await import('#domain/ics');
  const { series, id } = meeting;
  const events = series
    ? seriesEvents(meeting, series, await queryClient.fetchQuery({ ...meetingsOfSeries(series.id), staleTime: 0 }))
    : [icsEvent(meeting, id)];
  const href = URL.createObjectURL(new Blob([icsOf(...events)], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: 'trama.ics' });
  link.click();
  URL.revokeObjectURL(href);
}
