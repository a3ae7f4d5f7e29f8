import { Check, CircleAlert, Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Badge, Button, Card, DescriptionList, Inline, InlineAlert, Section, Stack, Text } from '#ui';
import { Ago } from '../../kernel/Ago';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { syncWords } from './words';

type Connection = Schema<'CalendarConnection'>;
type Act = 'connect' | 'sync' | 'seek' | 'disconnect';

const looks = {
  not_connected: { tone: 'neutral', icon: CircleAlert },
  choosing_calendars: { tone: 'info', icon: CircleAlert },
  syncing: { tone: 'info', icon: Hourglass },
  active: { tone: 'positive', icon: Check },
  needs_reconnect: { tone: 'critical', icon: TriangleAlert },
  insufficient_permission: { tone: 'critical', icon: TriangleAlert },
  error: { tone: 'warning', icon: TriangleAlert },
} as const;

const labels = { connect: 'reconnect', sync: 'sync', seek: 'change' } as const;

export interface HealthCardProps {
  connection: Connection;
  isPending: boolean;
  can: (act: Act) => boolean;
  onAct: (act: Act) => void;
}

/** How the connection with a calendar is: what came and went, what is wrong in words, and the one act that mends it. */
export function HealthCard({ connection, isPending, can, onAct }: HealthCardProps) {
  const t = useWords(syncWords);
  const { instant } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { status, account_email, last_synced_at, next_sync_at, error } = connection;
  const isChoosing = status === 'choosing_calendars';
  // What somebody else has to set first is mended by connecting again, once it is set.
  const isOver = error?.action === 'reconnect' || error?.action === 'ask' || status === 'needs_reconnect';
  const mend = isOver ? 'connect' : error?.action === 'choose' ? 'seek' : 'sync';
  return (
    <Section title={account_email ?? ''}>
      <Card>
        <Stack space="m">
          <Inline>
            <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>
          </Inline>
          {error && (
            <InlineAlert tone={error.action === 'reconnect' ? 'critical' : 'warning'}>{error.message}</InlineAlert>
          )}
          <DescriptionList
            items={[
              { label: t('last'), value: last_synced_at ? <Ago at={last_synced_at} /> : t('never') },
              {
                label: t('next'),
                value: next_sync_at ? instant(next_sync_at) : t(isChoosing ? 'whenChosen' : 'whenMended'),
              },
              { label: t('in'), value: t('events', { count: connection.events_in }) },
              { label: t('out'), value: t('meetings', { count: connection.events_out }) },
              { label: t('leftOut'), value: t('events', { count: connection.events_left_out }) },
            ]}
          />
          <Text size="s" tone="secondary">
            {t('what')}
          </Text>
          <Inline space="s">
            {(can(mend) || isPending) && (
              <Button isPending={isPending} isDisabled={error?.action === 'wait'} onPress={() => onAct(mend)}>
                {t(labels[mend])}
              </Button>
            )}
            {can('seek') && mend !== 'seek' && (
              <Button weight="soft" tone="neutral" onPress={() => onAct('seek')}>
                {t('change')}
              </Button>
            )}
            <Button weight="quiet" tone="critical" isDisabled={!can('disconnect')} onPress={() => setAsking(true)}>
              {t('disconnect')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      {isAsking && (
        <Confirm
          title={t('disconnectTitle')}
          act={t('disconnect')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onAct('disconnect');
          }}
        >
          <Text>{t('disconnectText')}</Text>
        </Confirm>
      )}
    </Section>
  );
}
