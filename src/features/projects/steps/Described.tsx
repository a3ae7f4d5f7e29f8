import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { words } from './words';

/** What a step's description says to whoever may not change it. */
export function Described({ step: { description } }: { step: Step }) {
  const t = useWords(words);
  return (
    <Text keepsLines tone={description ? undefined : 'secondary'}>
      {description || t('panel.noDescription')}
    </Text>
  );
}
