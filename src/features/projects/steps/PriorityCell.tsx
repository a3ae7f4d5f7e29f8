import { VisuallyHidden } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { PriorityMark } from '../priority/PriorityMark';
import { asksOf } from './asked-at';
import { useRowHandlers } from './handlers';
import * as styles from './StepRow.css';
import { words } from './words';

/** The priority of a step in its row, to press; nothing where nobody has weighed it. */
export function PriorityCell({ step, mayDivide }: { step: Step; mayDivide: boolean }) {
  const t = useWords(words);
  const handlers = useRowHandlers();
  if (step.priority === 'none') return null;
  return (
    <button
      type="button"
      className={styles.cell}
      disabled={!mayDivide}
      {...asksOf('priority', step.id)}
      onClick={() => handlers.ask('priority', step)}
    >
      <VisuallyHidden>{`${t('row.priority', { name: step.name })} `}</VisuallyHidden>
      <PriorityMark priority={step.priority} />
    </button>
  );
}
