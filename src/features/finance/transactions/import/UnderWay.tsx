import { Banner, Button, Inline, Spinner, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { toProblem } from '../../../kernel/problem';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

/** What is under way while nothing can be done but wait, and what went wrong with it. */
export function UnderWay({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { snapshot, failure, retry, back, cancel } = flow;
  if (snapshot.matches({ comparing: 'failed' }))
    return (
      <Stack space="m">
        <Banner tone="critical" isLive title={t('compareFailed')}>
          {toProblem(failure).message}
        </Banner>
        <Inline>
          <Button onPress={retry}>{t('retry')}</Button>
          <Button weight="soft" tone="neutral" onPress={back}>
            {t('back')}
          </Button>
        </Inline>
      </Stack>
    );
  const isReading = snapshot.matches('reading');
  const what = isReading ? 'reading' : snapshot.matches('comparing') ? 'comparing' : 'restoring';
  return (
    <Stack space="m">
      <div role="status">
        <Inline align="center">
          <Spinner />
          <Text>{t(what)}</Text>
        </Inline>
      </div>
      {what !== 'restoring' && (
        <Inline>
          <Button weight="soft" tone="neutral" onPress={isReading ? cancel : back}>
            {t(isReading ? 'stop' : 'back')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
