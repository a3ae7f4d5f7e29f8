import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState, Page, Stack } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { meetingInvitations, pendingInvitations } from '../kernel/pending-invitations';
import { queryClient, rowsOf } from '../kernel/query';
import { useIsMember } from '../kernel/session';
import { QuerySection } from '../kit/section/QuerySection';
import { InvitationCard } from './InvitationCard';
import { MeetingInvitationCard } from './MeetingInvitationCard';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = () => queryClient.ensureQueryData(pendingInvitations());

/** The invitations that wait for the person, to units, projects and meetings. */
export function Component() {
  const t = useWords(words);
  const waiting = rowsOf(useSuspenseQuery(pendingInvitations()).data);
  const meetings = useQuery({ ...meetingInvitations(), enabled: useIsMember() });
  const asked = rowsOf(meetings.data ?? []);
  const hasMeetings = asked.length > 0 || meetings.isLoading || meetings.error !== null;
  return (
    <Page title={t('title')} description={t('lead')} width="text">
      {waiting.length === 0 && !hasMeetings && (
        <EmptyState kind="nothing yet" title={t('empty.title')} description={t('empty.text')} />
      )}
      <Stack space="xl">
        {waiting.length > 0 && (
          <Stack space="m">
            {waiting.map((invitation) => (
              <InvitationCard key={invitation.token} invitation={invitation} />
            ))}
          </Stack>
        )}
        {hasMeetings && (
          <QuerySection title={t('meetings')} query={meetings}>
            {() => (
              <Stack space="m">
                {asked.map((invitation) => (
                  <MeetingInvitationCard key={invitation.id} invitation={invitation} />
                ))}
              </Stack>
            )}
          </QuerySection>
        )}
      </Stack>
    </Page>
  );
}
