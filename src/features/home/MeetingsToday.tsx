import { useQuery } from '@tanstack/react-query';
import { Card, Link, List, Text } from '#ui';
import { useWords } from '../kernel/language';
import { rowsOf } from '../kernel/query';
import { TwoLines } from '../kit/list/columns';
import { QuerySection } from '../kit/section/QuerySection';
import { meetingsToday, useWhen } from '../meetings/public';
import { paths } from '../paths';
import { words } from './words';

/** Where the person is to be today, and when. */
export function MeetingsToday() {
  const t = useWords(words);
  const { hours } = useWhen();
  const query = useQuery(meetingsToday());
  return (
    <QuerySection
      title={t('meetings')}
      actions={<Link href={paths.meetingCalendar()}>{t('allMeetings')}</Link>}
      query={query}
    >
      {(answer) => {
        const meetings = rowsOf(answer);
        if (meetings.length === 0) return <Text tone="secondary">{t('meetingsEmpty')}</Text>;
        return (
          <Card padding="l">
            <List label={t('meetings')} items={meetings} density="compact">
              {(meeting) => (
                <>
                  <Link href={paths.meeting({ meetingId: meeting.id })} weight="quiet">
                    {meeting.title}
                  </Link>
                  <TwoLines text="" note={[hours(meeting), meeting.location].filter(Boolean).join(' · ')} />
                </>
              )}
            </List>
          </Card>
        );
      }}
    </QuerySection>
  );
}
