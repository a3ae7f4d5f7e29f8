import { Suspense } from 'react';
import { Skeleton } from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { Attachments } from '../../attachments/public';
import { Comments } from '../../comments/public';
import { LoadBoundary, lazyComponent } from '../../kernel/lazy-component';
import type { useProjectAccess } from '../access';
import type { Project, Step } from '../data/queries';
import type { useStepActs } from './acts';

const Dependencies = lazyComponent(() => import('./Dependencies'), 'Dependencies');
const StepTags = lazyComponent(() => import('../tags/StepTags'), 'StepTags');

export interface StepDetailsProps {
  project: Project;
  step: Step;
  access: ReturnType<typeof useProjectAccess>;
  acts: ReturnType<typeof useStepActs>;
  onGo: (id: string) => void;
}

/** What is on its way of a step. */
export const StepDetailsAwaited = () => <Skeleton lines={8} />;

/** What stands with a step below its sub-steps: its tags, what it waits for, its files and what is said of it. */
export function StepDetails({ project, step, access: { mayDivide }, acts, onGo }: StepDetailsProps) {
  if (!useIsPainted()) return <StepDetailsAwaited />;
  return (
    // One boundary: the parts appear together without layout shift, and a failure is shown once.
    <LoadBoundary>
      <Suspense fallback={<StepDetailsAwaited />}>
        <StepTags project={project} step={step} mayDivide={mayDivide} onChange={(tags) => acts.tag(step, tags)} />
        <Dependencies project={project} step={step} acts={acts} onGo={onGo} mayDivide={mayDivide} />
        <Attachments projectId={project.id} stepId={step.id} mayChange={mayDivide} level={3} />
        <Comments project={project} stepId={step.id} level={3} />
      </Suspense>
    </LoadBoundary>
  );
}
