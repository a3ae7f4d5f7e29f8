import { Play, SkipForward } from 'lucide-react';
import type { Schema } from '#openapi/operations';
import { Button, IconButton, Inline, List, Section, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useShortcuts } from '../../kernel/shortcuts/keys';
import { useCommand } from '../../kit/command';
import { TwoLines } from '../../kit/list/columns';
import { setClock } from '../data/meetings';
import { ClockBadge } from './ClockBadge';
import { PartNote } from './PartNote';
import { useMayRecord } from './use-may-record';
import { minutesWords } from './words';

/** What a meeting talks about, part by part. While it is in progress, a clock says which, and one key goes on. */
export function AgendaParts({ meeting }: { meeting: Schema<'Meeting'> }) {
  const t = useWords(minutesWords);
  const mayRecord = useMayRecord(meeting);
  const change = useCommand(setClock);
  const { id, agenda, clock, status } = meeting;
  const isRunning = mayRecord && status === 'in_progress' && agenda.length > 0;
  const current = agenda.findIndex((item) => item.id === clock?.item_id);
  const next = agenda[current + 1];
  const act = t(!clock ? 'clock.start' : next ? 'clock.next' : 'clock.end');
  const talk = (item_id: string | null) =>
    void change.run({ meetingId: id, item_id }, { failed: () => t('clock.failed') });
  const goOn = () => talk(next?.id ?? null);
  useShortcuts({
    label: t('agenda'),
    shortcuts: [{ keys: ['t'], label: t('clock.key'), run: goOn, isOff: !isRunning || change.isPending }],
  });
  return (
    <Section
      title={t('agenda')}
      actions={
        isRunning && (
          <Button icon={clock ? SkipForward : Play} size="s" isPending={change.isPending} onPress={goOn}>
            {act}
          </Button>
        )
      }
    >
      <Stack space="s">
        {agenda.length === 0 && <Text tone="secondary">{t('noAgenda')}</Text>}
        {agenda.length > 0 && (
          <List label={t('agenda')} items={agenda} isOrdered frame="card">
            {(item) => (
              <Stack space="xs">
                <Inline space="s" align="center" justify="between">
                  <Stack space="none">
                    <TwoLines
                      text={item.title}
                      weight={item.id === clock?.item_id ? 'medium' : undefined}
                      note={[item.minutes > 0 && t('minutes', { minutes: item.minutes }), item.owner?.name]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  </Stack>
                  {clock?.item_id === item.id && <ClockBadge since={clock.since} minutes={item.minutes} />}
                  {isRunning && clock?.item_id !== item.id && (
                    <IconButton
                      icon={Play}
                      size="s"
                      label={t('clock.talk', { name: item.title })}
                      isDisabled={change.isPending}
                      onPress={() => talk(item.id)}
                    />
                  )}
                </Inline>
                <PartNote meeting={meeting} partId={item.id} name={item.title} />
              </Stack>
            )}
          </List>
        )}
        {clock && next && (
          <Text size="s" tone="secondary">
            {t('clock.after', { name: next.title })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
