import { useState } from 'react';
import { Banner, Button, Inline, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { Confirm } from '../kit/Confirm';
import type { Seen, useInvitation } from './use-invitation';
import { words } from './words';

export interface AnswerProps extends Pick<ReturnType<typeof useInvitation>, 'snapshot' | 'send'> {
  invitation: Seen;
  size?: 's' | 'm';
}

/** Accepts an invitation, or rejects it after asking once more. A failed answer leaves it open. */
export function Answer({ snapshot, send, invitation, size }: AnswerProps) {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);
  const isRejecting = snapshot.matches({ open: 'rejecting' });
  const { failure } = snapshot.context;
  const { target, invited_by } = invitation;
  return (
    <Stack space="m">
      {failure !== undefined && snapshot.matches({ open: 'pending' }) && (
        <Banner tone="critical" title={t('failedAnswer')} isLive>
          {t('failedKept', { reason: toProblem(failure).message })}
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
      {isAsking && (
        <Confirm
          title={t('rejectTitle', { target: target.name })}
          act={t('rejectConfirm')}
          back={t('back')}
          onConfirm={() => {
            setAsking(false);
            send({ type: 'reject' });
          }}
          onClose={() => setAsking(false)}
        >
          <Text>{t('rejectText', { name: invited_by.name })}</Text>
        </Confirm>
      )}
    </Stack>
  );
}
