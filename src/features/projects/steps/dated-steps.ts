import type { CalendarTimes } from '#ui';
import type { Step } from '../data/queries';
import type { StepChange } from '../data/step-changes';

export interface DatedStepsProps {
  steps: readonly Step[];
  /** Whose holidays are shown beside the national ones. */
  unitId: string | null | undefined;
  onOpen: (id: string) => void;
  /** Puts a step on other days, where the person may. */
  onSchedule?: (step: Step, dates: Pick<StepChange, 'start_date' | 'due_date'>) => void;
}

/** Moves a step to other days: what it has no date for stays without one. */
export function movingDays({ steps, onSchedule }: Pick<DatedStepsProps, 'steps' | 'onSchedule'>) {
  return (
    onSchedule &&
    ((id: string, { start, end }: CalendarTimes) => {
      const step = steps.find((each) => each.id === id);
      if (step)
        onSchedule(step, { ...(step.start_date && { start_date: start }), ...(step.due_date && { due_date: end }) });
    })
  );
}
