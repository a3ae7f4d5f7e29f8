import { Clock, Copy, Ellipsis, Mail, MailCheck, MailX, MessageCircle, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { invitationActs } from '#domain/invitation-life';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { AlertDialog, Badge, Banner, Button, IconButton, Inline, Menu, MenuTrigger, notify, Stack, Text } from '#ui';
import { copyText } from '../../kernel/copy';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { roleWords } from '../../kernel/role-words';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import * as styles from './MemberRow.css';
import { usePeopleChange } from './queries';
import { memberWords } from './words';

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
  const t = useWords(memberWords);
  if (status !== 'pending' && status !== 'expired') return null;
  return <Badge {...deliveries[delivery.status]}>{t(`invitations.delivery.${delivery.status}`)}</Badge>;
}

const open = (url: string) => window.open(url, '_blank', 'noopener');

/** When an invitation was sent, ends, ended or was answered, and how often it was sent again. */
function useHistory({ status, expires_at, responded_at, resend_count, invited_by, delivery }: Invitation) {
  const t = useWords(memberWords);
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

/** One invitation to a project: for whom, as what, how it stands, and the acts that its life allows. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useWords(memberWords);
  const role = useWords(roleWords);
  const { language } = usePreferences();
  const history = useHistory(invitation);
  const isNarrow = useIsNarrow();
  const [isCancelling, setCancelling] = useState(false);
  const { id, email, status, target, delivery, accept_url: url } = invitation;
  const acts = invitationActs.of(status).map(({ act }) => act);

  const resend = usePeopleChange(target.id, () =>
    client.PUT('/api/invitations/resend/{id}', { params: { path: { id } } }),
  );
  const cancel = usePeopleChange(target.id, () =>
    client.DELETE('/api/projects/{id}/invitations/{invitationId}', {
      params: { path: { id: target.id, invitationId: id } },
    }),
  );
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        notify({ variant: 'success', title: t('invitations.sentAgain'), description: t('invitations.sentAgainText') }),
      onError: (error) =>
        notify({
          variant: 'destructive',
          title: t('invitations.failedAgain'),
          description: toProblem(error, language).message,
        }),
    });

  const share = (link: string) => t('invitations.share', { project: target.name, url: link });
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
        const subject = encodeURIComponent(t('invitations.subject', { project: target.name }));
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
            <Button size="small" weight="soft" icon={RotateCw} isPending={resend.isPending} onPress={sendAgain}>
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
      <AlertDialog
        title={t('invitations.cancelTitle', { email })}
        confirmLabel={t('invitations.cancel')}
        cancelLabel={t('cancel')}
        tone="critical"
        isOpen={isCancelling}
        isBusy={cancel.isPending}
        onOpenChange={setCancelling}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => {
              setCancelling(false);
              notify({ variant: 'success', title: t('invitations.cancelled'), description: email });
            },
          })
        }
      >
        <Stack space="m">
          {cancel.error && <Banner tone="critical" title={toProblem(cancel.error, language).message} isLive />}
          <Text>{t('invitations.cancelText')}</Text>
        </Stack>
      </AlertDialog>
    </div>
  );
}
