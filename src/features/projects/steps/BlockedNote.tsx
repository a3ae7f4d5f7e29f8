import { Banner, Button, Inline } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { words } from './words';

export interface BlockedNoteProps {
  step: Step;
  mayDivide: boolean;
  onEdit: () => void;
  onUnblock: () => void;
}

/** Says in the panel of a step that it is blocked and why, with the way out; nothing where it is not. */
export function BlockedNote({ step, mayDivide, onEdit, onUnblock }: BlockedNoteProps) {
  const t = useWords(words);
  if (step.status !== 'blocked') return null;
  return (
    <Banner
      tone="warning"
      title={t('block.blocked')}
      action={
        mayDivide && (
          <Inline space="xs">
            <Button weight="quiet" tone="neutral" size="s" onPress={onEdit}>
              {t(step.blocked_reason ? 'block.edit' : 'block.say')}
            </Button>
            <Button weight="quiet" tone="neutral" size="s" onPress={onUnblock}>
              {t('block.unblock')}
            </Button>
          </Inline>
        )
      }
    >
      {step.blocked_reason}
    </Banner>
  );
}
