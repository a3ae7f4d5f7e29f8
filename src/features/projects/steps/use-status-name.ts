import { useWords } from '../../kernel/language';
import { words as projectWords } from '../words';
import type { StepStatus } from './view';

/** What the status of a step is called; one that is not known yet by its own name. */
export function useStatusName() {
  const told = useWords(projectWords);
  return (status: StepStatus) => {
    const key = `stepStatus.${status}` as const;
    return told.has(key) ? told(key) : status;
  };
}
