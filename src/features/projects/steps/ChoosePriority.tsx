import { type StepPriority, stepPriorities } from '#domain/step-priority';
import { GridList, Icon, Inline, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { priorityIcon } from '../priority/priority-look';
import { usePriorityName } from '../priority/use-priority-name';
import { AskFrame } from './AskFrame';
import { words } from './words';

export interface ChoosePriorityProps {
  steps: Step[];
  onChoose: (priority: StepPriority) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

/** The priorities that one step or many may get, the most urgent first. */
export function ChoosePriority({ steps, anchor, onChoose, onClose }: ChoosePriorityProps) {
  const t = useWords(words);
  const nameOf = usePriorityName();
  const given = new Set(steps.map(({ priority }) => priority));
  const current = given.size === 1 ? steps[0]?.priority : undefined;
  return (
    <AskFrame
      title={t('dialog.priorityTitle', { count: steps.length, name: steps[0]?.name ?? '' })}
      anchor={anchor}
      onClose={onClose}
    >
      <GridList
        label={t('act.priority')}
        items={stepPriorities.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        autoFocusKey={current ?? 'urgent'}
        onAction={(id) => onChoose(id as StepPriority)}
      >
        {({ id }) => (
          <Inline space="s" align="center" wrap={false}>
            <Icon icon={priorityIcon(id)} />
            <Text as="span">{nameOf(id)}</Text>
            {id === current && (
              <Text as="span" size="s" tone="secondary">
                {t('dialog.current')}
              </Text>
            )}
          </Inline>
        )}
      </GridList>
    </AskFrame>
  );
}
