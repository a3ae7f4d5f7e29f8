import { useState } from 'react';
import { AlertDialog, Banner, Button, Inline, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import type { Seen, useInvitation } from './use-invitation';
import { words } from './words';

export interface AnswerProps extends Pick<ReturnType<typeof useInvitation>, 'snapshot' | 'send'> {
  invitation: Seen;
  size?: 'small' | 'medium';
}

/** Accepts an invitation, or rejects it after asking once more. A failed answer leaves it open. */
export function Answer({ snapshot, send, invitation, size }: AnswerProps) {
  const t = useWords(words);
  const { language } = usePreferences();
  const [isAsking, setAsking] = useState(false);
  const isRejecting = snapshot.matches({ open: 'rejecting' });
  const { failure } = snapshot.context;
  const { target, invited_by } = invitation;
  return (
    <Stack space="m">
      {failure !== undefined && snapshot.matches({ open: 'pending' }) && (
        <Banner tone="critical" title={t('failedAnswer')} isLive>
          {t('failedKept', { reason: toProblem(failure, language).message })}
        </Banner>
      )}
      <Inline space="s">
        <Button
          size={size}
          isPending={snapshot.matches({ open: 'accepting' })}
          isDisabled={isRejecting}
          onPress={() => send({ type: 'accept' })}
        >
          {t('accept')}
        </Button>
        <Button
          size={size}
          weight="soft"
          tone="neutral"
          isPending={isRejecting}
          isDisabled={snapshot.matches({ open: 'accepting' })}
          onPress={() => setAsking(true)}
        >
          {t('reject')}
        </Button>
      </Inline>
      <AlertDialog
        title={t('rejectTitle', { target: target.name })}
        confirmLabel={t('rejectConfirm')}
        cancelLabel={t('back')}
        tone="critical"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          send({ type: 'reject' });
        }}
      >
        <Text>{t('rejectText', { name: invited_by.name })}</Text>
      </AlertDialog>
    </Stack>
  );
}
