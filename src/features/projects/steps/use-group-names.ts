import { useWords } from '../../kernel/language';
import { usePriorityName } from '../priority/use-priority-name';
import { words as projectWords } from '../words';
import type { StepGroup } from './arrange';
import type { StepsView } from './view';
import { words } from './words';

/** What the heads of groups are called. */
export function useGroupNames(groupBy: StepsView['groupBy'], groups: readonly StepGroup[]) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const priorityName = usePriorityName();
  return (id: string): string => {
    if (groupBy === 'status') {
      const key = `stepStatus.${id}` as 'stepStatus.todo';
      return told.has(key) ? told(key) : id;
    }
    if (groupBy === 'priority') return priorityName(id);
    if (groupBy === 'due') return t(`due.${id as 'late'}`);
    if (groupBy === 'none') return t('all');
    return groups.find((group) => group.id === id)?.steps[0]?.assignee?.name ?? t('nobody');
  };
}
