import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState, Page, Stack } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { pendingInvitations } from '../kernel/pending-invitations';
import { queryClient, rowsOf } from '../kernel/query';
import { InvitationCard } from './InvitationCard';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = () => queryClient.ensureQueryData(pendingInvitations());

/** The invitations that wait for the person, to accept or reject. */
export function Component() {
  const t = useWords(words);
  const waiting = rowsOf(useSuspenseQuery(pendingInvitations()).data);
  return (
    <Page title={t('title')} description={t('lead')} width="text">
      {waiting.length === 0 ? (
        <EmptyState kind="nothing yet" title={t('empty.title')} description={t('empty.text')} />
      ) : (
        <Stack space="m">
          {waiting.map((invitation) => (
            <InvitationCard key={invitation.token} invitation={invitation} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
