import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, GridList, IconButton, Inline, Menu, MenuTrigger, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { keepSelection } from '../../kernel/selection';
import { AddSubStep } from '../AddSubStep';
import type { useProjectAccess } from '../access';
import { useChangeSubStep, useDeleteSubStep } from '../commands';
import { movedTo } from '../local';
import type { Project, Step, SubStep } from '../queries';
import { RenameSubStep } from '../RenameSubStep';
import { words as projectWords } from '../words';
import { useTicking } from './use-ticking';

export interface SubStepsProps {
  project: Project;
  step: Step;
  access: ReturnType<typeof useProjectAccess>;
}

/** The sub-steps of a step: tick, add, rename, reorder by drag, menu or keys, delete. */
export function SubSteps({ project, step, access }: SubStepsProps) {
  const told = useWords(projectWords);
  const order = useChangeSubStep(project.id, told('subSteps.failedUpdate'));
  const items = [...step.sub_steps].sort((left, right) => left.position - right.position);

  function reorder(ids: string[]) {
    // The one that moved: taking it out leaves both orders alike.
    const before = items.map(({ id }) => id);
    const moved = before.find((id) =>
      ids.every((other, index) => movedTo(items, id, ids.indexOf(id) + 1)[index]?.id === other),
    );
    if (moved) {
      order.mutate({ stepId: step.id, subStepId: moved, change: { position: ids.indexOf(moved) + 1 } });
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
          items={items}
          nameOf={({ name }) => name}
          onReorder={access.mayDivide ? reorder : undefined}
        >
          {(subStep) => <Line project={project} step={step} subStep={subStep} access={access} />}
        </GridList>
      )}
      {access.mayDivide && <AddSubStep projectId={project.id} step={step} />}
    </Stack>
  );
}

function Line({ project, step, subStep, access }: SubStepsProps & { subStep: SubStep }) {
  const told = useWords(projectWords);
  const { instant } = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const tick = useTicking(project.id);
  const rename = () => {
    keepSelection({ subStep: subStep.id });
    setRenaming(true);
  };
  const remove = useDeleteSubStep(project.id, told('subSteps.failedDelete'));
  const doneBy =
    subStep.status && subStep.completed_by && subStep.completed_at
      ? told('subSteps.doneBy', { name: subStep.completed_by.name, at: instant(subStep.completed_at) })
      : undefined;
  return (
    <Inline space="s" align="start" justify="between" wrap={false}>
      <Checkbox
        label={subStep.name}
        note={[subStep.description, doneBy].filter(Boolean).join(' · ') || undefined}
        isSelected={subStep.status}
        isDisabled={!access.mayTick}
        onChange={(status) => {
          keepSelection({ subStep: subStep.id });
          tick(step, subStep, status);
        }}
      />
      {access.mayDivide && (
        <MenuTrigger>
          <IconButton label={told('subSteps.more', { name: subStep.name })} icon={Ellipsis} size="small" />
          <Menu
            label={subStep.name}
            items={[
              { id: 'rename', label: told('subSteps.rename'), icon: Pencil, onAction: rename },
              {
                id: 'delete',
                label: told('subSteps.delete'),
                icon: Trash2,
                tone: 'critical',
                onAction: () => remove.mutate({ stepId: step.id, subStepId: subStep.id }),
              },
            ]}
          />
        </MenuTrigger>
      )}
      {isRenaming && (
        <RenameSubStep projectId={project.id} stepId={step.id} subStep={subStep} onClose={() => setRenaming(false)} />
      )}
    </Inline>
  );
}
