import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, GridList, Inline, Link, Menu, RowActions, Skeleton, Stack, Text } from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { saveSelection } from '../../kernel/selection';
import { useCommand } from '../../kit/command';
import { deferDelete } from '../../kit/deferred-delete';
import { findMovedRow } from '../../kit/list/find-moved-row';
import { paths } from '../../paths';
import { AddSubStep } from '../AddSubStep';
import type { useProjectAccess } from '../access';
import { changeSubStep, deleteSubStep } from '../data/commands';
import { isBeingAdded } from '../data/local';
import type { Project, Step, SubStep } from '../data/queries';
import { RenameSubStep } from '../RenameSubStep';
import { words as projectWords } from '../words';
import { useTicking } from './use-ticking';

export interface SubStepsProps {
  project: Project;
  step: Step;
  access: ReturnType<typeof useProjectAccess>;
}

/** So many are drawn before the next frame: each costs as much as all else that is seen of a panel. */
const first = 3;

/** The sub-steps of a step: tick, add, rename, reorder by drag, menu or keys, delete. */
export function SubSteps({ project, step, access }: SubStepsProps) {
  const told = useWords(projectWords);
  const order = useCommand(changeSubStep);
  const items = [...step.sub_steps].sort((left, right) => left.position - right.position);
  const isAll = useIsPainted(items.length > first) || items.length <= first;

  function reorder(ids: string[]) {
    if (!isAll) return;
    const moved = findMovedRow(items, ids);
    if (moved && !items.some((item) => item.id === moved.id && isBeingAdded(item))) {
      void order.run(
        { projectId: project.id, stepId: step.id, subStepId: moved.id, change: { position: moved.position } },
        { failed: () => told('subSteps.failedUpdate') },
      );
    }
  }

  return (
    <Stack space="s">
      {items.length === 0 && (
        <Text size="s" tone="secondary">
          {told('subSteps.empty')}
        </Text>
      )}
      {items.length > 0 && (
        <GridList
          label={told('subSteps.title')}
          items={isAll ? items : items.slice(0, first)}
          nameOf={({ name }) => name}
          onReorder={access.mayDivide ? reorder : undefined}
        >
          {(subStep) => <SubStepItem project={project} step={step} subStep={subStep} access={access} />}
        </GridList>
      )}
      {!isAll && <Skeleton lines={items.length - first} />}
      {access.mayDivide && <AddSubStep projectId={project.id} step={step} />}
    </Stack>
  );
}

function SubStepItem({ project, step, subStep, access }: SubStepsProps & { subStep: SubStep }) {
  const told = useWords(projectWords);
  const { day, instant } = useFormats();
  const isWaiting = isBeingAdded(subStep);
  const [isRenaming, setRenaming] = useState(false);
  const tick = useTicking(project, access);
  const rename = () => {
    saveSelection({ subStep: subStep.id });
    setRenaming(true);
  };
  const remove = () =>
    deferDelete({
      command: deleteSubStep,
      inputs: [{ projectId: project.id, stepId: step.id, subStepId: subStep.id }],
      done: told('subSteps.deleted', { name: subStep.name }),
      failed: () => told('subSteps.failedDelete'),
      // Once it is drawn again.
      onUndone: () =>
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`[data-key="${CSS.escape(subStep.id)}"]`)?.focus(),
        ),
    });
  const doneBy =
    subStep.status && subStep.completed_by && subStep.completed_at
      ? told('subSteps.doneBy', { name: subStep.completed_by.name, at: instant(subStep.completed_at) })
      : undefined;
  const { outcome } = subStep;
  const until = outcome?.due_date && told('subSteps.until', { day: day(outcome.due_date) });
  const facts = [subStep.description, outcome?.person?.name, until, doneBy].filter(Boolean).join(' · ');
  return (
    <Inline space="s" align="start" justify="between" wrap={false}>
      <Checkbox
        label={subStep.name}
        note={
          (facts || outcome) && (
            <>
              {facts}
              {facts && outcome && ' · '}
              {outcome && (
                <Link href={paths.meetingMinutes({ meetingId: outcome.meeting_id })}>
                  {outcome.title
                    ? told('subSteps.ofMeeting', { title: outcome.title })
                    : told('subSteps.ofSomeMeeting')}
                </Link>
              )}
            </>
          )
        }
        isSelected={subStep.status}
        isDisabled={!access.mayTick || isWaiting}
        onChange={(status) => {
          saveSelection({ subStep: subStep.id });
          tick(step, subStep, status);
        }}
      />
      {access.mayDivide && !isWaiting && (
        <RowActions label={told('subSteps.more', { name: subStep.name })}>
          <Menu
            label={subStep.name}
            items={[
              { id: 'rename', label: told('subSteps.rename'), icon: Pencil, onAction: rename },
              {
                id: 'delete',
                label: told('subSteps.delete'),
                icon: Trash2,
                tone: 'critical',
                onAction: remove,
              },
            ]}
          />
        </RowActions>
      )}
      {isRenaming && (
        <RenameSubStep projectId={project.id} stepId={step.id} subStep={subStep} onClose={() => setRenaming(false)} />
      )}
    </Inline>
  );
}
