import { CircleCheck, CircleX, X } from 'lucide-react';
import { Badge, Button, IconButton, Inline, List, Spinner, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { InviteResult } from './use-invite';
import { sendWords } from './words';

export interface InviteResultsProps {
  results: InviteResult[];
  isSending: boolean;
  onRetry: (emails: string[]) => void;
  onClear: () => void;
}

/** How each invitation went, and another try for those that failed. */
export function InviteResults({ results, isSending, onRetry, onClear }: InviteResultsProps) {
  const t = useWords(sendWords);
  const failed = results.filter(({ state }) => state === 'refused');
  const sent = results.filter(({ state }) => state === 'sent').length;
  return (
    <Stack space="s">
      <Inline justify="between" align="center" wrap={false}>
        <output>
          <Text as="span" weight="medium">
            {t(isSending ? 'invite.sending' : 'invite.summary', { sent, failed: failed.length })}
          </Text>
        </output>
        {!isSending && <IconButton label={t('invite.clear')} icon={X} weight="quiet" size="s" onPress={onClear} />}
      </Inline>
      <List
        label={t('invite.results')}
        items={results.map((result) => ({ id: result.email, ...result }))}
        frame="card"
        density="compact"
      >
        {({ email, state, reason }) => (
          <Inline justify="between" align="center">
            <Stack space="none">
              <Text as="span">{email}</Text>
              {reason && (
                <Text as="span" size="s" tone="critical">
                  {reason}
                </Text>
              )}
            </Stack>
            {state === 'sending' && <Spinner label={t('invite.sending')} />}
            {state === 'sent' && (
              <Badge tone="positive" icon={CircleCheck}>
                {t('invite.sent')}
              </Badge>
            )}
            {state === 'refused' && (
              <Badge tone="critical" icon={CircleX}>
                {t('invite.refused')}
              </Badge>
            )}
          </Inline>
        )}
      </List>
      {failed.length > 0 && !isSending && (
        <Inline>
          <Button weight="soft" tone="neutral" size="s" onPress={() => onRetry(failed.map(({ email }) => email))}>
            {t('invite.retry', { count: failed.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
