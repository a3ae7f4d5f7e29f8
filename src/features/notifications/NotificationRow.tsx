import { Mail, MailOpen } from 'lucide-react';
import { Avatar, Badge, IconButton, Inline, Link, Stack, Text } from '#ui';
import { Ago } from '../kernel/Ago';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { paths } from '../paths';
import { markNotification, type Notification } from './data/notifications';
import * as styles from './NotificationRow.css';
import { words } from './words';

/** Where what it is about stands. */
function hrefOf({ project, step, comment_id }: Notification): string {
  const page = step
    ? `${paths.project({ projectId: project.id })}?step=${step.id}`
    : paths.projectOverview({ projectId: project.id });
  return comment_id ? `${page}#comment-${comment_id}` : page;
}

/** One thing that somebody did, with the way there; who goes there has read it. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useWords(words);
  const mark = useCommand(markNotification);
  const { id, kind, actor, project, step, excerpt, read_at, created_at } = notification;
  const isRead = read_at !== null;
  const name = actor?.name ?? t('someone');
  const key = `said.${kind}` as const;
  const values = { actor: name, place: step?.name ?? project.name };
  const turn = (is_read: boolean) => void mark.run({ id, is_read }, { failed: () => t('failed.read') });
  const act = t(isRead ? 'markUnread' : 'markRead');
  return (
    <div className={styles.row}>
      <Avatar name={name} size="s" />
      <Stack space="xs">
        <Link href={hrefOf(notification)} weight="quiet" onPress={() => !isRead && turn(true)}>
          <Text as="span" weight={isRead ? 'regular' : 'medium'}>
            {t.has(key) ? t(key, values) : t('other', values)}
          </Text>
        </Link>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <Inline space="s" align="center">
          <Text as="span" size="xs" tone="secondary">
            {project.code} · <Ago at={created_at} />
          </Text>
          {!isRead && <Badge tone="accent">{t('unread')}</Badge>}
        </Inline>
      </Stack>
      <IconButton label={act} icon={isRead ? Mail : MailOpen} size="s" onPress={() => turn(!isRead)} />
    </div>
  );
}
