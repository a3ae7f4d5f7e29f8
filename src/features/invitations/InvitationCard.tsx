import { useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { Card, Heading, notify, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { pendingInvitations } from '../kernel/pending-invitations';
import { queryClient } from '../kernel/query';
import { paths } from '../paths';
import { Answer } from './Answer';
import { InvitationFacts } from './InvitationFacts';
import { type Seen, useInvitation } from './use-invitation';
import { words } from './words';

/** One invitation that waits, with its answer. Once answered it leaves the list. */
export function InvitationCard({ invitation }: { invitation: Seen }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { kind, target, invited_by, token } = invitation;
  const onAccepted = () => {
    const open = () => void navigate(kind === 'project' ? paths.project({ projectId: target.id }) : paths.units());
    // Others still wait: the person answers them first, and opens this one when they like.
    const isLast = !queryClient.getQueryData<Schema<'InvitationSeenList'>>(pendingInvitations().queryKey)?.data.length;
    notify({
      variant: 'success',
      title: t('accepted'),
      description: t('nowIn', { kind, target: target.name }),
      ...(!isLast && kind === 'project' && { action: { label: t('open'), onPress: open } }),
    });
    if (isLast) open();
  };
  const onRejected = () => notify({ variant: 'success', title: t('rejected'), description: target.name });
  const { snapshot, send } = useInvitation({ token, known: invitation, onAccepted, onRejected });
  return (
    <Card padding="l">
      <Stack space="l">
        <Stack space="xs">
          <Heading level={2} size="l">
            {target.name}
          </Heading>
          <Text size="s" tone="secondary">
            {t(`kind.${kind}`)} · {t('by', { name: invited_by.name })}
          </Text>
        </Stack>
        <InvitationFacts invitation={invitation} />
        <Answer snapshot={snapshot} send={send} invitation={invitation} />
      </Stack>
    </Card>
  );
}
