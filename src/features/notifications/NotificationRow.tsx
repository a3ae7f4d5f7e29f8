import { CalendarDays, Inbox, type LucideIcon, Mail, MailOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { Avatar, Badge, Icon, IconButton, Inline, Link, Stack, Text } from '#ui';
import { Ago } from '../kernel/Ago';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { paths } from '../paths';
import { markNotification, type Notification } from './data/notifications';
import * as styles from './NotificationRow.css';
import { words } from './words';

// What comes by itself has no face.
const icons: Partial<Record<Notification['kind'], LucideIcon>> = { meeting_reminder: CalendarDays, lead_new: Inbox };

/** Where what it is about stands; nowhere once it is gone. */
function hrefOf({ kind, project, step, meeting, lead, comment_id }: Notification): string | undefined {
  // Until the person says yes they may not open the meeting.
  if (kind === 'meeting_asked') return paths.invitations();
  if (lead) return paths.lead({ leadId: lead.id });
  if (meeting) return meeting.id ? paths.meeting({ meetingId: meeting.id }) : undefined;
  if (!project) return undefined;
  const page = step
    ? `${paths.project({ projectId: project.id })}?step=${step.id}`
    : paths.projectOverview({ projectId: project.id });
  return comment_id ? `${page}#comment-${comment_id}` : page;
}

export interface NotificationRowProps {
  notification: Notification;
  /** What another area tells and asks of it, below. */
  about: ComponentType<{ notification: Notification; onAnswered: () => void }>;
}

/** One thing that somebody did, or that is soon, with the way there; who goes there has read it. */
export function NotificationRow({ notification, about: About }: NotificationRowProps) {
  const t = useWords(words);
  const mark = useCommand(markNotification);
  const { id, kind, actor, project, step, meeting, lead, excerpt, read_at, created_at } = notification;
  const isRead = read_at !== null;
  const name = actor?.name ?? t('someone');
  const key = `said.${kind}` as const;
  const values = {
    actor: name,
    place: step?.name ?? project?.name ?? meeting?.name ?? (lead?.name || t('anonymised')),
  };
  const turn = (is_read: boolean) => void mark.run({ id, is_read }, { failed: () => t('failed.read') });
  const read = () => !isRead && turn(true);
  const act = t(isRead ? 'markUnread' : 'markRead');
  const href = hrefOf(notification);
  const icon = icons[kind];
  const said = (
    <Text as="span" weight={isRead ? 'regular' : 'medium'}>
      {t.has(key) ? t(key, values) : t('other', values)}
    </Text>
  );
  return (
    <div className={styles.row}>
      {icon ? <Icon icon={icon} /> : <Avatar name={name} size="s" />}
      <Stack space="xs">
        {href ? (
          <Link href={href} weight="quiet" onPress={read}>
            {said}
          </Link>
        ) : (
          said
        )}
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <About notification={notification} onAnswered={read} />
        <Inline space="s" align="center">
          <Text as="span" size="xs" tone="secondary">
            {project && `${project.code} · `}
            <Ago at={created_at} />
          </Text>
          {!isRead && <Badge tone="accent">{t('unread')}</Badge>}
        </Inline>
      </Stack>
      <IconButton label={act} icon={isRead ? Mail : MailOpen} size="s" onPress={() => turn(!isRead)} />
    </div>
  );
}
