import { useWords } from '../kernel/language';
import { words } from './words';

/** What a name's faults are called. */
export function useNameFaults() {
  const t = useWords(words);
  return { missing: () => t('missing.name'), tooLong: (limit: number) => t('missing.tooLong', { limit }) };
}
