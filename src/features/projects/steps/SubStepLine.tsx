import { memo } from 'react';
import { TickBox } from '#ui';
import { isBeingAdded } from '../data/local';
import type { Step, SubStep } from '../data/queries';
import { useRowHandlers } from './handlers';
import * as styles from './StepRow.css';

/** One sub-step below its step in the list: to tick, and nothing else. */
export const SubStepLine = memo(function SubStepLine({
  step,
  subStep,
  mayTick,
}: {
  step: Step;
  subStep: SubStep;
  mayTick: boolean;
}) {
  const { tick } = useRowHandlers();
  return (
    <div className={styles.subRow}>
      <span className={styles.subTick}>
        <TickBox
          label={subStep.name}
          isSelected={subStep.status}
          isDisabled={!mayTick || isBeingAdded(subStep)}
          onChange={(status) => tick(step, subStep, status)}
        />
      </span>
      <span className={styles.subName({ isDone: subStep.status })} title={subStep.name} aria-hidden>
        {subStep.name}
      </span>
    </div>
  );
});
