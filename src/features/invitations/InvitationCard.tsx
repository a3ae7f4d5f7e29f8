import { useNavigate } from 'react-router-dom';
import { Card, Heading, notify, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
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
  const onAccepted = () =>
    notify({
      variant: 'success',
      title: t('accepted'),
      description: t('nowIn', { kind, target: target.name }),
      ...(kind === 'project' && {
        action: { label: t('open'), onPress: () => void navigate(paths.project({ projectId: target.id })) },
      }),
    });
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
