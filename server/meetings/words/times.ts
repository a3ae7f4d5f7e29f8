/** From when to when something is, as people of a zone write it. */
export const timesIn = (
  { start_at, end_at, time_zone }: { start_at: string; end_at: string; time_zone: string },
  language: string,
) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: language === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).formatRange(new Date(start_at), new Date(end_at));

/** A plain day as people write it. */
export const dayIn = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
