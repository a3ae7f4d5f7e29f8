import { InlineAlert } from '#ui';
import { useWords } from '../../kernel/language';
import { words } from './words';

/** Says how many steps a view by dates cannot show. */
export function Undated({ count }: { count: number }) {
  const t = useWords(words);
  return count > 0 && <InlineAlert tone="info">{t('empty.undatedCount', { count })}</InlineAlert>;
}
