import { GridList, Icon, Inline, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import { AskFrame } from './AskFrame';
import { takes } from './ask-change';
import { type StepStatus, stepStatuses } from './view';
import { words } from './words';

export interface ChooseStatusProps {
  steps: Step[];
  onChoose: (status: StepStatus) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

/** The statuses that the chosen steps may go to; for many, how many of them stay behind is said beside. */
export function ChooseStatus({ steps, anchor, onChoose, onClose }: ChooseStatusProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const options = stepStatuses
    .map((id) => ({ id, refused: steps.filter((step) => !takes(step, { kind: 'status', status: id })).length }))
    .filter(({ refused }) => refused < steps.length);
  const current = steps.every(({ status }) => status === steps[0]?.status) ? steps[0]?.status : undefined;
  return (
    <AskFrame
      title={t('dialog.statusTitle', { count: steps.length, name: steps[0]?.name ?? '' })}
      anchor={anchor}
      onClose={onClose}
    >
      <GridList
        label={t('act.status')}
        items={options}
        nameOf={({ id }) => told(`stepStatus.${id}`)}
        autoFocusKey={current ?? options[0]?.id}
        onAction={(id) => onChoose(id as StepStatus)}
      >
        {({ id, refused }) => (
          <Stack space="none">
            <Inline space="s" align="center" wrap={false}>
              <Icon icon={stepLook(id).icon} />
              <Text as="span">{told(`stepStatus.${id}`)}</Text>
              {steps.length === 1 && steps[0]?.status === id && (
                <Text as="span" size="s" tone="secondary">
                  {t('dialog.current')}
                </Text>
              )}
            </Inline>
            {refused > 0 && (
              <Text size="s" tone="secondary">
                {t('dialog.notAll', { count: refused })}
              </Text>
            )}
          </Stack>
        )}
      </GridList>
    </AskFrame>
  );
}
