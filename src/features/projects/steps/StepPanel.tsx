import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link2, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Drawer,
  EmptyState,
  IconButton,
  Inline,
  notify,
  ProgressBar,
  Section,
  Stack,
  Text,
} from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { ask } from '../../kernel/query';
import type { useProjectAccess } from '../access';
import type { Project, Step } from '../queries';
import { stepLook } from '../tones';
import { words as projectWords } from '../words';
import type { useStepActs } from './acts';
import { linkTo, type StepAsk } from './handlers';
import * as styles from './StepRow.css';
import { SubSteps } from './SubSteps';
import { words } from './words';

const EditStep = lazy(() => import('../EditStep').then((module) => ({ default: module.EditStep })));

export interface StepPanelProps {
  project: Project;
  /** The id in the address, which may be of no step any more. */
  id: string;
  /** The steps in the order shown, to go to the one before or after. */
  order: readonly Step[];
  access: ReturnType<typeof useProjectAccess>;
  acts: ReturnType<typeof useStepActs>;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onAsk: (what: StepAsk, step: Step) => void;
  onGo: (id: string | undefined) => void;
}

/** One step at the side of the page: all about it, and its sub-steps. */
export function StepPanel({ project, id, order, access, acts, isEditing, onEdit, onAsk, onGo }: StepPanelProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { language } = usePreferences();
  const { instant } = useFormats();
  const step = project.steps.find((each) => each.id === id);
  // The page knows it already; this makes sure that it is the newest.
  const fresh = useQuery({
    ...ask.queryOptions('get', '/api/projects/{id}/steps/{stepId}/sub-steps', {
      params: { path: { id: project.id, stepId: id }, query: { limit: 1 } },
    }),
    enabled: step !== undefined,
  });
  const at = order.findIndex((each) => each.id === id);
  // The form goes over the panel: of two that open in one breath, the outer would shut off the inner.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const close = () => onGo(undefined);

  if (!step) {
    return (
      <Drawer title={t('panel.missingTitle')} isOpen onOpenChange={close}>
        <EmptyState kind="nothing matches" title={t('panel.missingTitle')} description={t('panel.missing')} level={3} />
      </Drawer>
    );
  }
  const copy = async () => {
    await navigator.clipboard.writeText(linkTo(step));
    notify({ variant: 'success', title: t('did.copied') });
  };
  const { name, status, assignee } = step;
  return (
    <Drawer title={name} size="lg" isOpen onOpenChange={close}>
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
            {toProblem(fresh.error, language).message}
          </Banner>
        )}
        <Inline space="s" align="center">
          <Button
            weight="soft"
            tone="neutral"
            size="small"
            isDisabled={!access.mayDivide}
            onPress={() => onAsk('status', step)}
          >
            <Badge {...stepLook(status)}>{acts.statusName(status)}</Badge>
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            size="small"
            isDisabled={!access.mayDivide}
            onPress={() => onAsk('assignee', step)}
          >
            {assignee ? <Avatar name={assignee.name} size="small" /> : <span className={styles.empty} />}
            {assignee?.name ?? t('nobody')}
          </Button>
          <Button
            weight="soft"
            tone="neutral"
            size="small"
            isDisabled={!access.mayDivide}
            onPress={() => onAsk('date', step)}
          >
            {acts.datesOf(step)}
          </Button>
        </Inline>
        {step.description ? <Text>{step.description}</Text> : <Text tone="secondary">{t('panel.noDescription')}</Text>}
        <Section title={t('panel.subSteps')} level={3}>
          <Stack space="m">
            {step.sub_steps.length > 0 && (
              <ProgressBar
                label={told('progress', step.progress)}
                value={step.progress.done}
                max={Math.max(step.progress.total, 1)}
              />
            )}
            <SubSteps project={project} step={step} access={access} />
          </Stack>
        </Section>
        <Text size="s" tone="secondary">
          {t('panel.created', { at: instant(step.created_at) })} ·{' '}
          {t('panel.changed', { at: instant(step.updated_at) })}
        </Text>
      </Stack>
      {isEditing && isOpen && (
        <Suspense>
          <EditStep projectId={project.id} step={step} onClose={() => onEdit(false)} />
        </Suspense>
      )}
    </Drawer>
  );
}
