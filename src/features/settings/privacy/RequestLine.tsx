import type { ReactNode } from 'react';
import { daysBetween } from '#domain/dates';
import { Badge, Inline, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { PrivacyRequest } from '../data/privacy';
import { privacyWords } from './words';

const tones = { answered: 'positive', refused: 'neutral' } as const;

/** How long is left to answer, in days; the law gives fifteen. */
function Due({ request: { status, due_at } }: { request: PrivacyRequest }) {
  const t = useWords(privacyWords);
  const { today, dayAt } = useFormats();
  if (status !== 'open') return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
  const days = daysBetween(today(), dayAt(due_at));
  const tone = days < 0 ? 'critical' : days <= 5 ? 'warning' : 'info';
  return <Badge tone={tone}>{days < 0 ? t('late', { days: -days }) : t('due', { days })}</Badge>;
}

/** What somebody asked for by law, and how it stands. */
export function RequestLine({
  request,
  who,
  action,
}: {
  request: PrivacyRequest;
  who?: ReactNode;
  action?: ReactNode;
}) {
  const t = useWords(privacyWords);
  const { instant } = useFormats();
  const { kind, note, answer, created_at, closed_at, closed_by } = request;
  return (
    <Inline justify="between" align="start">
      <Stack space="xs">
        <Inline space="s" align="center">
          <Text weight="medium">{t(`kind.${kind}`)}</Text>
          <Due request={request} />
        </Inline>
        {who}
        {note && <Text>{note}</Text>}
        {answer && <Text>{t('answered', { answer })}</Text>}
        <Text size="s" tone="secondary">
          {closed_at
            ? t('closedAt', { instant: instant(closed_at), name: closed_by?.name ?? '' })
            : t('askedAt', { instant: instant(created_at) })}
        </Text>
      </Stack>
      {action}
    </Inline>
  );
}
