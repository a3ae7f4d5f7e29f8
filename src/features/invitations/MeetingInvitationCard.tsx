import { useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { Button, Card, Heading, Inline, Stack, Text } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { paths } from '../paths';
import { acceptMeetingInvitation, declineMeetingInvitation } from './data/commands';
import { words } from './words';

/** One meeting invitation that waits for the person's yes: who, what and when, with the answer. */
export function MeetingInvitationCard({ invitation }: { invitation: Schema<'MeetingInvitation'> }) {
  const t = useWords(words);
  const { period } = useFormats();
  const navigate = useNavigate();
  const accept = useCommand(acceptMeetingInvitation);
  const decline = useCommand(declineMeetingInvitation);
  const { id, title, invited_by, is_series, start_at, end_at } = invitation;
  const open = { label: t('meeting.open'), onPress: () => void navigate(paths.meeting({ meetingId: id })) };
  const failed = () => t('meeting.failed');
  return (
    <Card padding="l">
      <Stack space="l">
        <Stack space="xs">
          <Heading level={2} size="l">
            {title}
          </Heading>
          <Text size="s" tone="secondary">
            {t('meeting.by', { name: invited_by.name })}
          </Text>
        </Stack>
        <Stack space="none">
          <Text>{period(start_at, end_at)}</Text>
          {is_series && (
            <Text size="s" tone="secondary">
              {t('meeting.series')}
            </Text>
          )}
        </Stack>
        <Inline space="s">
          <Button
            isPending={accept.isPending}
            isDisabled={decline.isPending}
            onPress={() =>
              void accept.run(
                { id },
                { done: () => ({ title: t('meeting.accepted'), description: title }), failed, next: () => open },
              )
            }
          >
            {t('meeting.accept')}
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            isPending={decline.isPending}
            isDisabled={accept.isPending}
            onPress={() =>
              void decline.run({ id }, { done: () => ({ title: t('meeting.declined'), description: title }), failed })
            }
          >
            {t('meeting.decline')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
