import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { Button, Inline, InlineAlert, Skeleton, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useWhen } from '../use-when';
import { meetingWords } from '../words';

export interface TimeCheckProps {
  asked: Schema<'MeetingTime'>;
  onUse: (time: { start_at: string; end_at: string }) => void;
}

/** What a time collides with, told before it is chosen, and the next one that is free for all. */
export function TimeCheck({ asked, onUse }: TimeCheckProps) {
  const t = useWords(meetingWords);
  const { day } = useFormats();
  const { when } = useWhen();
  const { data, isPending } = useQuery({
    queryKey: ['get', '/api/meetings', 'check', asked],
    queryFn: async ({ signal }) => (await client.POST('/api/meetings/check', { body: asked, signal })).data ?? null,
    // What was told stays until the next is known: nothing jumps while people are chosen.
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Skeleton />;
  if (!data) return null;
  const { busy, holidays, is_outside_hours, next_free } = data;
  const lines = [
    ...busy.map(({ person, meeting }) =>
      t('check.busy', {
        name: person.name,
        what: meeting ? t('check.quoted', { title: meeting.name }) : t('check.something'),
      }),
    ),
    ...holidays.map(({ date, national, name }) => {
      const key = `holiday.${national}` as 'holiday.christmas';
      return t('check.holiday', { day: day(date), name: name ?? (t.has(key) ? t(key) : (national ?? '')) });
    }),
    ...(is_outside_hours && holidays.length === 0 ? [t('check.outside')] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Stack space="s">
      {[...new Set(lines)].slice(0, 6).map((line) => (
        <InlineAlert key={line} tone="warning">
          {line}
        </InlineAlert>
      ))}
      {next_free && (
        <Inline space="s">
          <InlineAlert>{t('check.next', { when: when(next_free) })}</InlineAlert>
          <Button size="s" weight="soft" tone="neutral" onPress={() => onUse(next_free)}>
            {t('check.use')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
