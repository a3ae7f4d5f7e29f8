import { Banner, Button } from '#ui';
import { useWords } from '../../kernel/language';
import type { IgnoredPartProps } from './IgnoredPart';
import { ignoredWords } from './words';

/** Lists the parts of an address that were ignored, and offers to remove them. */
export function IgnoredBanner({ ignored, change }: IgnoredPartProps) {
  const t = useWords(ignoredWords);
  return (
    <Banner
      tone="warning"
      title={t('title')}
      action={
        <Button size="s" weight="soft" tone="neutral" onPress={() => change({})}>
          {t('understood')}
        </Button>
      }
    >
      {t('text', { parts: ignored.join(', ') })}
    </Banner>
  );
}
