import { Button, EmptyState } from '#ui';
import { useWords } from '../../kernel/language';
import { words as projectWords } from '../words';
import { words } from './words';

interface NoStepsProps {
  /** How many steps the filter hides. */
  total: number;
  mayDivide: boolean;
  onClear: () => void;
}

/** Why no steps are shown: there are none yet, or the filter hides them all. */
export function NoSteps({ total, mayDivide, onClear }: NoStepsProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  if (total === 0) {
    return (
      <EmptyState
        kind="nothing yet"
        title={told('steps.emptyTitle')}
        description={mayDivide ? told('steps.empty') : undefined}
      />
    );
  }
  return (
    <EmptyState
      kind="nothing matches"
      title={t('empty.filteredTitle')}
      description={t('empty.filtered', { total })}
      action={
        <Button weight="soft" tone="neutral" onPress={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
