import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isOver } from '#domain/step-lifecycle';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  EmptyState,
  IconButton,
  Inline,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  Text,
} from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { copyText } from '../../kernel/copy';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { api } from '../../kernel/query';
import type { useProjectAccess } from '../access';
import type { Project, Step } from '../data/queries';
import { PriorityMark } from '../priority/PriorityMark';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import type { useStepActs } from './acts';
import { asksOf } from './asked-at';
import { BlockedNote } from './BlockedNote';
import { Described } from './Described';
import { linkTo, type StepAsk } from './handlers';
import { PanelFrame } from './PanelFrame';
import { Repetition } from './Repetition';
import { StepDetails, StepDetailsAwaited } from './StepDetails';
import * as styles from './StepRow.css';
import { StepText } from './StepText';
import { SubSteps } from './SubSteps';
import { words } from './words';

export interface StepPanelProps {
  project: Project;
  /** The id in the address, which may be of no step any more. */
  id: string;
  /** The steps in the order shown, to go to the one before or after. */
  order: readonly Step[];
  access: ReturnType<typeof useProjectAccess>;
  acts: ReturnType<typeof useStepActs>;
  /** Whether its name is being written. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onAsk: (what: StepAsk, step: Step) => void;
  onGo: (id: string | undefined) => void;
}

/** One step at the side of the page: all about it, and its sub-steps. */
export function StepPanel({ project, id, order, access, acts, isEditing, onEdit, onAsk, onGo }: StepPanelProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { instant } = useFormats();
  const step = project.steps.find((each) => each.id === id);
  // The page knows it already; this makes sure that it is the newest.
  const fresh = useQuery({
    ...api.queryOptions('get', '/api/projects/{id}/steps/{stepId}/sub-steps', {
      params: { path: { id: project.id, stepId: id }, query: { limit: 1 } },
    }),
    enabled: step !== undefined,
  });
  const at = order.findIndex((each) => each.id === id);
  const close = () => onGo(undefined);
  /** The step whose description is being written. */
  const [described, setDescribed] = useState<string>();
  // What heads the panel answers the press; what is below it follows, a part at a time.
  const isPainted = useIsPainted();

  if (!step) {
    return (
      <PanelFrame title={t('panel.missingTitle')} onClose={close}>
        <EmptyState kind="nothing matches" title={t('panel.missingTitle')} description={t('panel.missing')} level={3} />
      </PanelFrame>
    );
  }
  const copy = () => copyText(linkTo(step), { done: t('did.copied'), failed: t('did.failedCopy') });
  const { name, status, assignee } = step;
  const heading = access.mayDivide && (
    <StepText key={id} name="name" projectId={project.id} step={step} isOpen={isEditing} onOpenChange={onEdit} />
  );
  return (
    <PanelFrame title={name} heading={heading || undefined} onClose={close}>
      <Stack space="l">
        <Inline space="xs" justify="between">
          <Inline space="none">
            <IconButton
              label={t('panel.previous')}
              icon={ChevronLeft}
              isDisabled={at <= 0}
              onPress={() => onGo(order[at - 1]?.id)}
            />
            <IconButton
              label={t('panel.next')}
              icon={ChevronRight}
              isDisabled={at < 0 || at >= order.length - 1}
              onPress={() => onGo(order[at + 1]?.id)}
            />
          </Inline>
          <Inline space="none">
            <IconButton label={t('act.copyLink')} icon={Link2} onPress={() => void copy()} />
            {access.mayDivide && <IconButton label={t('act.edit')} icon={Pencil} onPress={() => onEdit(true)} />}
            {access.mayDivide && (
              <IconButton label={t('act.delete')} icon={Trash2} onPress={() => onAsk('delete', step)} />
            )}
          </Inline>
        </Inline>
        {fresh.error && (
          <Banner tone="critical" title={t('panel.failedLoad')}>
            {toProblem(fresh.error).message}
          </Banner>
        )}
        <Inline space="s" align="center">
          <Button
            weight="soft"
            tone="neutral"
            size="s"
            isDisabled={!access.mayDivide}
            {...asksOf('status', id)}
            onPress={() => onAsk('status', step)}
          >
            <Badge {...stepLook(status)}>{acts.statusName(status)}</Badge>
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            size="s"
            isDisabled={!access.mayDivide}
            {...asksOf('assignee', id)}
            onPress={() => onAsk('assignee', step)}
          >
            {assignee ? <Avatar name={assignee.name} size="s" /> : <span className={styles.empty} />}
            {assignee?.name ?? t('nobody')}
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            size="s"
            isDisabled={!access.mayDivide}
            {...asksOf('date', id)}
            onPress={() => onAsk('date', step)}
          >
            {acts.datesOf(step)}
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            size="s"
            isDisabled={!access.mayDivide}
            {...asksOf('priority', step.id)}
            onPress={() => onAsk('priority', step)}
          >
            <PriorityMark priority={step.priority} />
          </Button>
          {(!isOver(status) || step.followed_by) && (
            <Repetition step={step} mayDivide={access.mayDivide} onAsk={() => onAsk('repeat', step)} onGo={onGo} />
          )}
        </Inline>
        <BlockedNote
          step={step}
          mayDivide={access.mayDivide}
          onEdit={() => onAsk('block', step)}
          onUnblock={() => acts.setStatus(step, 'in_progress')}
        />
        {access.mayDivide ? (
          <StepText
            key={id}
            name="description"
            projectId={project.id}
            step={step}
            isOpen={described === id}
            onOpenChange={(isOpen) => setDescribed(isOpen ? id : undefined)}
          />
        ) : (
          <Described step={step} />
        )}
        <Section title={t('panel.subSteps')} level={3}>
          <Stack space="m">
            {step.sub_steps.length > 0 && (
              <ProgressBar
                label={told('progress', step.progress)}
                value={step.progress.done}
                maxValue={Math.max(step.progress.total, 1)}
              />
            )}
            {isPainted ? (
              <SubSteps project={project} step={step} access={access} />
            ) : (
              <Skeleton lines={Math.max(step.sub_steps.length, 1)} />
            )}
          </Stack>
        </Section>
        {isPainted ? (
          <StepDetails project={project} step={step} access={access} acts={acts} onGo={onGo} />
        ) : (
          <StepDetailsAwaited />
        )}
        <Text size="s" tone="secondary">
          {t('panel.created', { at: instant(step.created_at) })} ·{' '}
          {t('panel.changed', { at: instant(step.updated_at) })}
        </Text>
      </Stack>
    </PanelFrame>
  );
}
