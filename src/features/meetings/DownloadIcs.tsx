import type { Schema } from '#openapi/operations';
import { Button } from '#ui';
import { useWords } from '../kernel/language';
import { meetingWords } from './words';

const standing = {
  draft: 'tentative',
  scheduled: 'tentative',
  confirmed: 'confirmed',
  in_progress: 'confirmed',
  completed: 'confirmed',
  no_show: 'cancelled',
  cancelled: 'cancelled',
} as const;

/** A meeting as a file that any calendar takes. */
export function DownloadIcs({ meeting }: { meeting: Schema<'Meeting'> }) {
  const t = useWords(meetingWords);
  async function download() {
    const { icsOf } = await import('#domain/ics');
    const { id, title, start_at, end_at, updated_at, version, status, description, location } = meeting;
    const text = icsOf({
      uid: `${id}@${window.location.hostname}`,
      title,
      start_at,
      end_at,
      updated_at,
      version,
      status: standing[status],
      description,
      location,
      url: meeting.conference_url,
      isPrivate: meeting.is_private,
      // Of people of the workspace no address is told here.
      attendees: meeting.attendees.flatMap(({ email, name, response, is_optional }) =>
        email ? [{ email, name, response, isOptional: is_optional }] : [],
      ),
      reminders: meeting.reminders_min,
    });
    const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href, download: 'trama.ics' });
    link.click();
    URL.revokeObjectURL(href);
  }
  return (
    <Button size="s" weight="soft" tone="neutral" onPress={() => void download()}>
      {t('act.ics')}
    </Button>
  );
}
