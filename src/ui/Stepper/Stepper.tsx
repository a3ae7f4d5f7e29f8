import { Check, X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

export interface StepperStep {
  id: string;
  label: string;
  note?: string;
  /** Whether the step has failed. */
  hasFailed?: boolean;
}

export interface StepperProps {
  /** Accessible name of the process. */
  label: string;
  /** Steps in order, each with an id and a label. */
  steps: StepperStep[];
  /** Current step; those before it are done. `null` after the last. */
  current: string | null;
  /** Orientation; always vertical on a phone. */
  orientation?: 'horizontal' | 'vertical';
}

/** Shows the progress through a few steps. The page's own buttons navigate. */
export function Stepper({ label, steps, current, orientation = 'horizontal' }: StepperProps) {
  const words = useRichWords();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} className={styles.steps({ orientation })}>
      {steps.map(({ id, label: name, note, hasFailed }, index) => {
        const state = hasFailed ? 'failed' : index < at ? 'done' : index === at ? 'current' : 'todo';
        return (
          <li key={id} className={styles.step({ orientation })} aria-current={index === at ? 'step' : undefined}>
            <span className={styles.mark({ state })} aria-hidden="true">
              {state === 'done' ? (
                <Icon icon={Check} size="s" />
              ) : state === 'failed' ? (
                <Icon icon={X} size="s" />
              ) : (
                index + 1
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.label({ state })}>
                {name}
                {state !== 'current' && <VisuallyHidden>, {words.stepStates[state]}</VisuallyHidden>}
              </span>
              {note && <div className={styles.note}>{note}</div>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
