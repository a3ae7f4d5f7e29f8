import { stepActs } from '#domain/step-life';
import type { Schema } from '#openapi/operations';
import { notify } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { useChangeStep } from '../commands';
import type { Project, Step } from '../queries';
import { words as projectWords } from '../words';
import { useStatusName } from './use-status-name';
import type { StepStatus } from './view';
import { words } from './words';

export type StepChange = Omit<Schema<'StepChange'>, 'version'>;
export type Assignee = Step['assignee'];

/** What would take a change back; nothing where the life of a step has no way back. */
export function inverseOf(step: Step, change: StepChange): StepChange | undefined {
  if (change.status && !stepActs.allows(change.status, step.status)) return undefined;
  const before: StepChange = {};
  if (change.status) before.status = step.status;
  if (change.assignee_id !== undefined) before.assignee_id = step.assignee?.id ?? null;
  if (change.start_date !== undefined) before.start_date = step.start_date;
  if (change.due_date !== undefined) before.due_date = step.due_date;
  if (change.position !== undefined) before.position = step.position;
  return before;
}

/** The acts on one step that show at once, say what they did and can be taken back. */
export function useStepActs(project: Project) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { day } = useFormats();
  const change = useChangeStep(project.id, told('steps.failedChange'));
  const statusName = useStatusName();

  async function apply(step: Step, part: StepChange, title: string, assignee?: Assignee) {
    const inverse = inverseOf(step, part);
    try {
      const now = await change.mutateAsync({ stepId: step.id, change: part, assignee });
      if (!inverse) return notify({ variant: 'success', title });
      offerUndo(title, () =>
        change.mutate({
          stepId: step.id,
          change: { ...inverse, version: now.version },
          assignee: step.assignee,
        }),
      );
    } catch {
      // The command has said what went wrong, and shows the step as it was.
    }
  }

  return {
    statusName,
    setStatus(step: Step, status: StepStatus, position?: number) {
      const { name } = step;
      if (!stepActs.allows(step.status, status))
        return notify({ variant: 'warning', title: t('did.cannot', { name, status: statusName(status) }) });
      const part = { ...(status !== step.status && { status }), ...(position !== undefined && { position }) };
      const title = part.status ? t('did.status', { name, status: statusName(status) }) : t('did.moved', { name });
      void apply(step, part, title);
    },
    assign(step: Step, who: Assignee) {
      const title = who
        ? t('did.assignee', { name: step.name, who: who.name })
        : t('did.unassigned', { name: step.name });
      void apply(step, { assignee_id: who?.id ?? null }, title, who);
    },
    schedule: (step: Step, dates: Pick<StepChange, 'start_date' | 'due_date'>) =>
      void apply(step, dates, t('did.date', { name: step.name })),
    move: (step: Step, position: number) => void apply(step, { position }, t('did.moved', { name: step.name })),
    datesOf({ start_date, due_date }: Pick<Step, 'start_date' | 'due_date'>) {
      if (start_date && due_date) return t('panel.from', { start: day(start_date), due: day(due_date) });
      if (due_date) return t('panel.until', { due: day(due_date) });
      return start_date ? t('panel.since', { start: day(start_date) }) : t('panel.noDates');
    },
  };
}
