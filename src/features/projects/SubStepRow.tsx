import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, IconButton, Menu, MenuTrigger } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import type { useProjectAccess } from './access';
import { useDeleteSubStep, useTick } from './commands';
import type { Step, SubStep } from './queries';
import { RenameSubStep } from './RenameSubStep';
import * as styles from './SubStepRow.css';
import { words } from './words';

export interface SubStepRowProps {
  projectId: string;
  step: Step;
  subStep: SubStep;
  access: ReturnType<typeof useProjectAccess>;
}

/** One sub-step to tick. It shows the tick at once and takes it back, telling why, when the server refuses. */
export function SubStepRow({ projectId, step, subStep, access }: SubStepRowProps) {
  const t = useWords(words);
  const { instant } = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const tick = useTick(projectId, t('subSteps.failedUpdate'));
  const remove = useDeleteSubStep(projectId, t('subSteps.failedDelete'));
  const at = { stepId: step.id, subStepId: subStep.id };
  const doneBy =
    subStep.status && subStep.completed_by && subStep.completed_at
      ? t('subSteps.doneBy', { name: subStep.completed_by.name, at: instant(subStep.completed_at) })
      : undefined;

  return (
    <div className={styles.row}>
      <Checkbox
        label={subStep.name}
        note={subStep.description || undefined}
        isSelected={subStep.status}
        isDisabled={!access.mayTick}
        onChange={(status) => tick.mutate({ ...at, status })}
      />
      {doneBy && <span className={styles.doneBy}>{doneBy}</span>}
      {access.mayDivide && (
        <div className={styles.acts}>
          <MenuTrigger>
            <IconButton label={t('subSteps.more', { name: subStep.name })} icon={Ellipsis} size="small" />
            <Menu
              label={subStep.name}
              items={[
                { id: 'rename', label: t('subSteps.rename'), icon: Pencil, onAction: () => setRenaming(true) },
                {
                  id: 'delete',
                  label: t('subSteps.delete'),
                  icon: Trash2,
                  tone: 'critical',
                  onAction: () => remove.mutate(at),
                },
              ]}
            />
          </MenuTrigger>
        </div>
      )}
      {isRenaming && (
        <RenameSubStep projectId={projectId} stepId={step.id} subStep={subStep} onClose={() => setRenaming(false)} />
      )}
    </div>
  );
}
