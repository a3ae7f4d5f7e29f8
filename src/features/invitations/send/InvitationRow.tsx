import { Clock, Copy, Ellipsis, Mail, MailCheck, MailX, MessageCircle, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { invitationActs } from '#domain/invitation-lifecycle';
import type { Schema } from '#openapi/operations';
import { Badge, Button, IconButton, Inline, Menu, MenuTrigger, Stack, Text } from '#ui';
import { copyText } from '../../kernel/copy';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { roleWords } from '../../kernel/roles/words';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { cancelInvitation, resendInvitation } from './data/commands';
import * as styles from './InvitationRow.css';
import { sendWords } from './words';

type Invitation = Schema<'Invitation'>;

const tones = {
  pending: 'info',
  expired: 'warning',
  accepted: 'positive',
  rejected: 'neutral',
  cancelled: 'neutral',
} as const;

const deliveries = {
  queued: { tone: 'neutral', icon: Clock },
  sent: { tone: 'neutral', icon: MailCheck },
  failed: { tone: 'critical', icon: MailX },
} as const;

/** What became of the message that tells of an invitation; nothing once it was answered or cancelled. */
function Delivery({ invitation: { status, delivery } }: { invitation: Invitation }) {
  const t = useWords(sendWords);
  if (status !== 'pending' && status !== 'expired') return null;
  return <Badge {...deliveries[delivery.status]}>{t(`invitations.delivery.${delivery.status}`)}</Badge>;
}

const open = (url: string) => window.open(url, '_blank', 'noopener');

/** When an invitation was sent, ends, ended or was answered, and how often it was sent again. */
function useHistory({ status, expires_at, responded_at, resend_count, invited_by, delivery }: Invitation) {
  const t = useWords(sendWords);
  const { instant } = useFormats();
  const ending =
    status === 'pending'
      ? t('invitations.until', { at: instant(expires_at) })
      : status === 'expired'
        ? t('invitations.expired', { at: instant(expires_at) })
        : responded_at && t('invitations.answered', { at: instant(responded_at) });
  return [
    t('invitations.by', { name: invited_by.name }),
    !responded_at &&
      status !== 'cancelled' &&
      t(`invitations.deliveryAt.${delivery.status}`, { at: instant(delivery.at) }),
    ending,
    resend_count > 0 && t('invitations.resent', { count: resend_count }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One invitation: for whom, as what, how it stands, and the acts that its life allows. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useWords(sendWords);
  const role = useWords(roleWords);
  const history = useHistory(invitation);
  const isNarrow = useIsNarrow();
  const [isCancelling, setCancelling] = useState(false);
  const { id, kind, email, status, target, delivery, accept_url: url } = invitation;
  const acts = invitationActs.of(status).map(({ act }) => act);

  const input = { place: { kind, id: target.id }, id };
  const resend = useCommand(resendInvitation);
  const cancel = useCommand(cancelInvitation);
  const sendAgain = () =>
    void resend.run(input, {
      done: () => ({ title: t('invitations.sentAgain'), description: t('invitations.sentAgainText') }),
      failed: () => t('invitations.failedAgain'),
    });
  const cancelIt = async () => {
    const done = () => ({ title: t('invitations.cancelled'), description: email });
    const outcome = await cancel.run(input, { done });
    if (!outcome.problem) setCancelling(false);
  };

  const share = (link: string) => t('invitations.share', { kind, name: target.name, url: link });
  const ways = (link: string) => [
    {
      id: 'copy',
      label: t('invitations.copy'),
      icon: Copy,
      onAction: () => void copyText(link, { done: t('invitations.copied'), failed: t('invitations.failedCopy') }),
    },
    {
      id: 'whatsapp',
      label: t('invitations.whatsapp'),
      icon: MessageCircle,
      onAction: () => void open(`https://wa.me/?text=${encodeURIComponent(share(link))}`),
    },
    {
      id: 'mail',
      label: t('invitations.mail'),
      icon: Mail,
      onAction: () => {
        const subject = encodeURIComponent(t('invitations.subject', { kind, name: target.name }));
        location.href = `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(share(link))}`;
      },
    },
  ];

  return (
    <div className={styles.line}>
      <Stack space="none">
        <Inline space="s" align="center">
          <Text as="span" weight="medium">
            {email}
          </Text>
          <Badge tone={tones[status] ?? 'neutral'}>{role(`invitation.${status}`)}</Badge>
          <Delivery invitation={invitation} />
        </Inline>
        <Text as="span" size="s" tone="secondary">
          {role(`role.${invitation.role}`)} · {history}
        </Text>
      </Stack>
      {acts.length > 0 && (
        <div className={styles.acts}>
          {(status === 'expired' || delivery.status === 'failed') && acts.includes('send again') && !isNarrow && (
            <Button size="s" weight="soft" icon={RotateCw} isPending={resend.isPending} onPress={sendAgain}>
              {t('invitations.sendAgain')}
            </Button>
          )}
          <MenuTrigger>
            <IconButton label={t('invitations.acts', { email })} icon={Ellipsis} weight="quiet" />
            <Menu
              label={t('invitations.acts', { email })}
              items={[
                ...(url && status === 'pending' ? ways(url) : []),
                ...(acts.includes('send again')
                  ? [{ id: 'resend', label: t('invitations.sendAgain'), icon: RotateCw, onAction: sendAgain }]
                  : []),
                ...(acts.includes('cancel')
                  ? [
                      {
                        id: 'cancel',
                        label: t('invitations.cancel'),
                        icon: X,
                        tone: 'critical' as const,
                        onAction: () => setCancelling(true),
                      },
                    ]
                  : []),
              ]}
            />
          </MenuTrigger>
        </div>
      )}
      {isCancelling && (
        <Confirm
          title={t('invitations.cancelTitle', { email })}
          act={t('invitations.cancel')}
          back={t('cancel')}
          isPending={cancel.isPending}
          problem={cancel.problem}
          onConfirm={() => void cancelIt()}
          onClose={() => setCancelling(false)}
        >
          <Text>{t('invitations.cancelText')}</Text>
        </Confirm>
      )}
    </div>
  );
}
