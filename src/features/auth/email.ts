import { useWords } from '../kernel/language';
import type { FormField } from '../kit/form/rule-errors';
import { words } from './words';

/** The field of an e-mail address. */
export function useEmailField(): FormField<string> {
  const t = useWords(words);
  return { label: t('email'), says: { missing: () => t('emailMissing'), malformed: () => t('emailMalformed') } };
}
