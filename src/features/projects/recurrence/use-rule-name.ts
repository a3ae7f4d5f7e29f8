import type { Recurrence } from '#domain/recurrence';
import { useWords } from '../../kernel/language';
import { recurrenceWords } from './words';

/** How often a step comes again, in words. */
export function useRuleName() {
  const t = useWords(recurrenceWords);
  return (rule: Recurrence | null): string => (rule ? t(`rule.${rule.unit}`, { every: rule.every }) : t('none'));
}
