import type { Recurrence } from '#domain/recurrence';
import { stepActs } from '#domain/step-lifecycle';
import type { StepPriority } from '#domain/step-priority';
import { notify } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { changeStep } from '../data/commands';
import type { Project, Step } from '../data/queries';
import type { StepChange } from '../data/step-changes';
import { usePriorityName } from '../priority/use-priority-name';
import { words as projectWords } from '../words';
import { useStatusName } from './use-status-name';
import type { StepStatus } from './view';
import { words } from './words';

export type Assignee = Step['assignee'];

/** The acts on one step that show at once, say what they did and can be taken back. */
export function useStepActs(project: Project) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { day } = useFormats();
  const { run } = useCommand(changeStep);
  const statusName = useStatusName();
  const priorityName = usePriorityName();

  const apply = (step: Step, part: StepChange, title: string | ((changed: Step) => string), assignee?: Assignee) =>
    void run(
      { projectId: project.id, stepId: step.id, change: part, assignee, before: step },
      {
        done: (_, changed) => (typeof title === 'string' ? title : title(changed)),
        failed: () => told('steps.failedChange'),
      },
    );

  const moved = (name: string, place: number) => t('did.moved', { name, place, total: project.steps.length });

  return {
    statusName,
    setStatus(step: Step, status: StepStatus, position?: number) {
      const { name } = step;
      if (!stepActs.allows(step.status, status))
        return notify({ variant: 'warning', title: t('did.cannot', { name, status: statusName(status) }) });
      const part = { ...(status !== step.status && { status }), ...(position !== undefined && { position }) };
      const title = part.status ? t('did.status', { name, status: statusName(status) }) : moved(name, position ?? 0);
      apply(step, part, ({ followed_by: next }) =>
        status === 'done' && next?.due_date ? t('did.next', { title, due: day(next.due_date) }) : title,
      );
    },
    assign(step: Step, who: Assignee) {
      const title = who
        ? t('did.assignee', { name: step.name, who: who.name })
        : t('did.unassigned', { name: step.name });
      apply(step, { assignee_id: who?.id ?? null }, title, who);
    },
    schedule: (step: Step, dates: Pick<StepChange, 'start_date' | 'due_date'>) =>
      apply(step, dates, t('did.date', { name: step.name })),
    prioritize: (step: Step, priority: StepPriority) =>
      apply(step, { priority }, t('did.priority', { name: step.name, priority: priorityName(priority) })),
    repeat: (step: Step, repeats: Recurrence | null) =>
      apply(step, { repeats }, t(repeats ? 'did.repeats' : 'did.repeatsNot', { name: step.name })),
    block: (step: Step, reason: string | null, position?: number) =>
      apply(
        step,
        { status: 'blocked', blocked_reason: reason, ...(position !== undefined && { position }) },
        t('did.status', { name: step.name, status: statusName('blocked') }),
      ),
    dependOn: (step: Step, ids: string[]) => apply(step, { depends_on: ids }, t('did.depends', { name: step.name })),
    tag: (step: Step, tags: string[]) => apply(step, { tags }, t('did.tags', { name: step.name })),
    move: (step: Step, position: number) => apply(step, { position }, moved(step.name, position)),
    datesOf({ start_date, due_date }: Pick<Step, 'start_date' | 'due_date'>) {
      if (start_date && due_date) return t('panel.from', { start: day(start_date), due: day(due_date) });
      if (due_date) return t('panel.until', { due: day(due_date) });
      return start_date ? t('panel.since', { start: day(start_date) }) : t('panel.noDates');
    },
  };
}
