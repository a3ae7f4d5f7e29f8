import type { Schema } from '#openapi/operations';
import { Badge, Button, ButtonLink, Inline, Link, List, Section, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import { useEventWords } from './use-event-words';
import { importWords } from './words';

export interface TakenEventsProps {
  events: Schema<'IcsEvent'>[];
  taken: Schema<'TakenIcsEvent'>[];
  onBack: () => void;
}

/** The result of the import, event by event. */
export function TakenEvents({ events, taken, onBack }: TakenEventsProps) {
  const t = useWords(importWords);
  const { dayAt } = useFormats();
  const { nameOf } = useEventWords();
  const first = events.find(({ key }) => key === taken[0]?.key);
  const day = first ? `?day=${dayAt(first.start_at)}` : '';
  return (
    <Section title={t('report')}>
      <Stack space="m">
        <List label={t('report')} items={taken.map((one) => ({ ...one, id: one.key }))} frame="card">
          {({ key, outcome, meeting_id, message }) => {
            const event = events.find((each) => each.key === key);
            const name = event ? nameOf(event) : key;
            return (
              <Stack space="xs">
                <Inline space="s" align="center" justify="between">
                  {meeting_id ? (
                    <Link href={paths.meeting({ meetingId: meeting_id })}>{name}</Link>
                  ) : (
                    <Text as="span">{name}</Text>
                  )}
                  <Badge tone={outcome === 'failed' ? 'critical' : outcome === 'cancelled' ? 'warning' : 'positive'}>
                    {t(`outcome.${outcome}`)}
                  </Badge>
                </Inline>
                {message && (
                  <Text size="s" tone="critical">
                    {message}
                  </Text>
                )}
              </Stack>
            );
          }}
        </List>
        <Inline justify="end" space="s">
          <Button weight="soft" tone="neutral" onPress={onBack}>
            {t('back')}
          </Button>
          <ButtonLink href={`${paths.meetingCalendar()}${day}`}>{t('toCalendar')}</ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}
