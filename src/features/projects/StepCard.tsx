import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { stepActs } from '#domain/step-life';
import { AlertDialog, Badge, Card, Disclosure, IconButton, Inline, Menu, MenuTrigger, Stack, Text } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { useWords } from '../kernel/language';
import { AddSubStep } from './AddSubStep';
import type { useProjectAccess } from './access';
import { useChangeStep, useDeleteStep } from './commands';
import type { Project, Step } from './queries';
import { SubStepRow } from './SubStepRow';
import { stepLook } from './tones';
import { words } from './words';

const EditStep = lazy(() => import('./EditStep').then((module) => ({ default: module.EditStep })));

export interface StepCardProps {
  project: Project;
  step: Step;
  access: ReturnType<typeof useProjectAccess>;
}

/** One step: its status and progress, folding out its sub-steps. */
export function StepCard({ project, step, access }: StepCardProps) {
  const t = useWords(words);
  const isOver = step.status === 'done' || step.status === 'cancelled';
  const statusKey = `stepStatus.${step.status}` as const;
  return (
    <Card padding="m">
      <Disclosure
        isInitiallyExpanded={step.status === 'in_progress' || step.status === 'blocked'}
        title={
          <Inline space="s" align="center">
            <Text as="span" weight="medium">
              {step.name}
            </Text>
            <Badge {...stepLook(step.status)}>{t.has(statusKey) ? t(statusKey) : step.status}</Badge>
            {step.sub_steps.length > 0 && (
              <Text as="span" size="s" tone="secondary" isTabular>
                {t('progress', step.progress)}
              </Text>
            )}
            {step.due_date && <Deadline day={step.due_date} isOver={isOver} />}
          </Inline>
        }
        aside={access.mayDivide && <StepMenu projectId={project.id} step={step} />}
      >
        <Stack space="s">
          {step.description && <Text tone="secondary">{step.description}</Text>}
          {step.sub_steps.length === 0 && (
            <Text size="s" tone="secondary">
              {t('subSteps.empty')}
            </Text>
          )}
          {step.sub_steps.length > 0 && (
            <Stack space="none">
              {step.sub_steps.map((subStep) => (
                <SubStepRow key={subStep.id} projectId={project.id} step={step} subStep={subStep} access={access} />
              ))}
            </Stack>
          )}
          {access.mayDivide && <AddSubStep projectId={project.id} step={step} />}
        </Stack>
      </Disclosure>
    </Card>
  );
}

function StepMenu({ projectId, step }: { projectId: string; step: Step }) {
  const t = useWords(words);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const change = useChangeStep(projectId, t('steps.failedChange'));
  const remove = useDeleteStep(projectId, t('steps.failedDelete'));
  const acts = stepActs.of(step.status).map(({ act, to }) => ({
    id: act,
    label: t(`stepAct.${act}`),
    icon: stepLook(to).icon,
    onAction: () => change.mutate({ stepId: step.id, change: { status: to, version: step.version } }),
  }));
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('more', { name: step.name })} icon={Ellipsis} size="small" />
        <Menu
          label={step.name}
          items={[
            ...acts,
            { id: 'edit', label: t('steps.edit'), icon: Pencil, onAction: () => setOpen('edit') },
            {
              id: 'delete',
              label: t('steps.delete'),
              icon: Trash2,
              tone: 'critical',
              onAction: () => setOpen('delete'),
            },
          ]}
        />
      </MenuTrigger>
      {open === 'edit' && (
        <Suspense>
          <EditStep projectId={projectId} step={step} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      <AlertDialog
        title={t('steps.deleteTitle', { name: step.name })}
        confirmLabel={t('steps.delete')}
        cancelLabel={t('cancel')}
        tone="critical"
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ stepId: step.id }, { onSettled: () => setOpen(undefined) })}
      >
        <Text>{t('steps.deleteText', { count: step.sub_steps.length })}</Text>
      </AlertDialog>
    </>
  );
}
