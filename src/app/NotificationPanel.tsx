import { useEffect } from 'react';
import {
  Badge,
  Button,
  Drawer,
  doNotice,
  forgetNotices,
  Inline,
  List,
  type PastNotice,
  readNotices,
  Section,
  Stack,
  Text,
  useNoticeHistory,
} from '#ui';
import { useFormats } from '../features/kernel/format';
import { useWords } from '../features/kernel/language';
import { useIsMember } from '../features/kernel/session';
import { MeetingNotice } from '../features/meetings/public';
import { DigestSwitch } from '../features/notifications/DigestSwitch';
import { OwnNotifications } from '../features/notifications/OwnNotifications';
import { words } from './words';

/** What others did that is for the person; below it what this tab said, with what can still be undone. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const isMember = useIsMember();
  return (
    <Drawer title={t('notifications.title')} size="m" isOpen onOpenChange={onClose}>
      <Stack space="xl">
        {isMember && <OwnNotifications about={MeetingNotice} />}
        <PastNotices />
        <DigestSwitch />
      </Stack>
    </Drawer>
  );
}

/** What was said since the page was opened, the newest first, each with its act. Whoever leaves it has read it. */
function PastNotices() {
  const t = useWords(words);
  const history = useNoticeHistory();
  useEffect(() => () => readNotices(), []);
  return (
    <Section
      title={t('notifications.tab')}
      level={3}
      actions={
        history.length > 0 && (
          <Button size="s" weight="soft" tone="neutral" onPress={() => forgetNotices()}>
            {t('notifications.clear')}
          </Button>
        )
      }
    >
      <List
        label={t('notifications.tab')}
        items={history.map((notice) => ({ id: String(notice.id), notice }))}
        empty={
          <Text size="s" tone="secondary">
            {t('notifications.emptyText')}
          </Text>
        }
      >
        {({ notice }) => <PastNoticeRow notice={notice} />}
      </List>
    </Section>
  );
}

const tones = { destructive: 'critical', warning: 'warning' } as const;

function PastNoticeRow({ notice: { id, at, variant, title, description, action, isRead } }: { notice: PastNotice }) {
  const t = useWords(words);
  const { instant } = useFormats();
  return (
    <Inline justify="between" align="center" wrap={false}>
      <Stack space="xs">
        {(variant === 'destructive' || variant === 'warning') && (
          <Inline space="s">
            <Badge tone={tones[variant]}>{t(`notifications.${variant}`)}</Badge>
            {!isRead && <Badge tone="accent">{t('notifications.new')}</Badge>}
          </Inline>
        )}
        <Text weight="medium">{title}</Text>
        {description && (
          <Text size="s" tone="secondary">
            {description}
          </Text>
        )}
        <Text size="s" tone="secondary">
          {instant(new Date(at).toISOString())}
        </Text>
      </Stack>
      {action && (
        <Button size="s" weight="soft" tone="neutral" onPress={() => doNotice(id)}>
          {action.label}
        </Button>
      )}
    </Inline>
  );
}
