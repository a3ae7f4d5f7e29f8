import { Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { openSubSteps } from '../data/open-parts';
import type { Step } from '../data/queries';
import type { StepStatus } from './view';
import { words } from './words';

export interface EndStepsProps {
  steps: readonly Step[];
  to: StepStatus;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before steps end that are blocked, or with sub-steps that nobody has ticked: how many stay open. */
export function EndSteps({ steps, to, onConfirm, onClose }: EndStepsProps) {
  const t = useWords(words);
  const about = { count: steps.length, name: steps[0]?.name ?? '' };
  const open = steps.reduce((sum, step) => sum + openSubSteps(step), 0);
  const blocked = steps.filter(({ status }) => status === 'blocked');
  const reason = blocked.length === 1 && blocked[0]?.blocked_reason;
  const end = to === 'cancelled' ? 'cancelled' : 'done';
  return (
    <Confirm
      title={t(`end.${end}`, about)}
      act={t(`end.${end}Act`, about)}
      back={t('end.back')}
      tone={end === 'cancelled' ? 'critical' : 'accent'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack space="s">
        {blocked.length > 0 && (
          <Text>{reason ? t('end.blockedBy', { reason }) : t('end.blocked', { count: blocked.length })}</Text>
        )}
        {open > 0 && <Text>{t('end.open', { count: open })}</Text>}
      </Stack>
    </Confirm>
  );
}
