import { useQuery } from '@tanstack/react-query';
import { Banner, Button, List, Section, Skeleton, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { rowsOf } from '../../kernel/query';
import { type InvitePlace, invitationsOf } from './data/queries';
import { InvitationRow } from './InvitationRow';
import { sendWords } from './words';

/** All invitations to something, those that wait, those that are over and those answered. */
export function InvitationList({ place }: { place: InvitePlace }) {
  const t = useWords(sendWords);
  const invitations = useQuery(invitationsOf(place));
  return (
    <Section title={t('invitations.title')}>
      {invitations.error && !invitations.data && (
        <Banner
          tone="critical"
          title={t('invitations.failed')}
          action={
            <Button size="s" weight="soft" tone="neutral" onPress={() => void invitations.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {toProblem(invitations.error).message}
        </Banner>
      )}
      {invitations.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {invitations.data && (
        <List
          label={t('invitations.title')}
          items={rowsOf(invitations.data)}
          frame="card"
          empty={<Text tone="secondary">{t('invitations.none')}</Text>}
        >
          {(invitation) => <InvitationRow invitation={invitation} />}
        </List>
      )}
    </Section>
  );
}
