import { useWords } from '../../kernel/language';
import { priorityWords } from '../words/step-priority';

/** What the priority of a step is called; one that is not known yet by its own name. */
export function usePriorityName() {
  const t = useWords(priorityWords);
  return (priority: string): string => {
    const key = priority as 'none';
    return t.has(key) ? t(key) : priority;
  };
}
