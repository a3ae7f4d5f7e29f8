import { Button } from '#ui';
import { useWords } from '../../kernel/language';
import { screenWords } from '../../kernel/words';

/** Asks once more for what could not be asked. */
export function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useWords(screenWords);
  return (
    <Button weight="soft" tone="neutral" onPress={onPress}>
      {t('retry')}
    </Button>
  );
}
