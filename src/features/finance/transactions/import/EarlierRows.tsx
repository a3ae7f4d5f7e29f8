import { Banner } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { importWords } from './words';

/** Says that rows from before the opening date of the account are imported without changing its balance. */
export function EarlierRows({ count, openingDate }: { count: number; openingDate: string | undefined }) {
  const t = useWords(importWords);
  const { day } = useFormats();
  if (count === 0 || !openingDate) return null;
  return (
    <Banner tone="info" title={t('earlierTitle', { count, day: day(openingDate) })}>
      {t('earlierText', { count })}
    </Banner>
  );
}
