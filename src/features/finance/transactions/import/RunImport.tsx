import { Banner, Button, Card, Inline, ProgressBar, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { toProblem } from '../../../kernel/problem';
import { readyOf } from './rows';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

/** How far the import is, with ways to pause it, to go on and to stop. */
export function RunImport({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { snapshot, desk, known, failure, pause, resume, cancel } = flow;
  const total = known?.row_count ?? readyOf(desk.rows ?? []).length;
  const done = known?.done_count ?? 0;
  const isHalted = snapshot.matches({ running: 'paused' }) || snapshot.matches({ running: 'interrupted' });
  return (
    <Card padding="l">
      <Stack space="m">
        <Text tone="secondary">{t('into', { account: desk.account?.name ?? '' })}</Text>
        <ProgressBar label={t('running', { done, total })} value={done} maxValue={Math.max(1, total)} showValue />
        {snapshot.matches({ running: 'interrupted' }) && (
          <Banner tone="critical" isLive title={t('isInterrupted')}>
            {toProblem(failure).message} {t('interruptedNote')}
          </Banner>
        )}
        {snapshot.matches({ running: 'paused' }) && <Banner tone="info" isLive title={t('isPaused')} />}
        <Inline justify="end">
          {isHalted && (
            <Button weight="soft" tone="neutral" onPress={cancel}>
              {t('cancel')}
            </Button>
          )}
          {isHalted ? (
            <Button onPress={resume}>{t('resume')}</Button>
          ) : (
            <Button weight="soft" tone="neutral" isDisabled={!snapshot.matches({ running: 'sending' })} onPress={pause}>
              {t('pause')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
