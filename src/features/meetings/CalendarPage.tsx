import { useQuery } from '@tanstack/react-query';
import { List as ListIcon, Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '#domain/dates';
import { holidayName } from '#domain/working-days';
import { ButtonLink, Calendar, Inline, Page } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { useLiveChanges } from '../kernel/live';
import type { PageHandle } from '../kernel/page';
import { useIsNarrow } from '../kernel/use-is-narrow';
import { paths } from '../paths';
import { meetingsBetween } from './data/meetings';
import { ownZone } from './data/today';
import { toneOf } from './look';
import { meetingWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(meetingWords, language)('calendar') };

const views = ['week', 'month', 'agenda'] as const;

/** The meetings of a week or a month, as days and hours. What is shown stands in the address. */
export function Component() {
  const t = useWords(meetingWords);
  const { today } = useFormats();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('day') ?? '';
  const day = isDay(asked) ? asked : today();
  const view = views.find((each) => each === address.get('view')) ?? (isNarrow ? 'agenda' : 'week');
  // Whole weeks of a month reach into those around it.
  const month = `${day.slice(0, 7)}-01`;
  const [first, last] =
    view === 'week' ? [addDays(day, -7), addDays(day, 7)] : [addDays(month, -7), addDays(month, 38)];
  const { data: meetings, error } = useQuery(meetingsBetween(first, last));
  useLiveChanges();
  if (error && !meetings) throw error;

  const show = (change: { day?: string; view?: string }) =>
    setAddress({ day, view, ...change }, { replace: true, preventScrollReset: true });
  function holidayOf(each: string) {
    const key = `holiday.${holidayName(each)}` as 'holiday.christmas';
    return t.has(key) ? t(key) : undefined;
  }
  return (
    <Page
      title={t('calendar')}
      width="full"
      actions={
        <Inline space="s">
          <ButtonLink href={paths.meetings()} icon={ListIcon} weight="soft" tone="neutral">
            {t('asList')}
          </ButtonLink>
          <ButtonLink href={paths.createMeeting()} icon={Plus}>
            {t('create')}
          </ButtonLink>
        </Inline>
      }
    >
      <Calendar
        label={t('title')}
        zone={ownZone()}
        today={today()}
        day={day}
        view={view}
        onDayChange={(to) => show({ day: to })}
        onViewChange={(to) => show({ view: to })}
        onDayPress={(on) => void navigate(`${paths.createMeeting()}?day=${on}`)}
        holidayOf={holidayOf}
        events={(meetings ?? []).map((meeting) => ({
          id: meeting.id,
          title: meeting.title,
          start: meeting.start_at,
          end: meeting.end_at,
          href: paths.meeting({ meetingId: meeting.id }),
          tone: toneOf(meeting),
        }))}
      />
    </Page>
  );
}
