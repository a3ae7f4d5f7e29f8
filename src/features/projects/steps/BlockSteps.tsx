import { stepChangeRules } from '#openapi/rules/step-change';
import { TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import type { Step } from '../data/queries';
import { words } from './words';

export interface BlockStepsProps {
  steps: readonly Step[];
  onBlock: (reason: string | null) => void;
  onClose: () => void;
}

/** Asks why steps are blocked; they may be without saying it. */
export function BlockSteps({ steps, onBlock, onClose }: BlockStepsProps) {
  const t = useWords(words);
  const [first] = steps;
  const isAlone = steps.length === 1;
  const form = useEntityForm({
    of: { values: { blocked_reason: (isAlone && first?.blocked_reason) || '' } },
    draft: isAlone ? `block-${first?.id}` : undefined,
    rules: stepChangeRules,
    fields: { blocked_reason: { label: t('block.reason') } },
    // The page sends it, as any change that can be undone.
    send: async ({ blocked_reason }) => onBlock(blocked_reason || null),
  });
  return (
    <FormModal
      title={t('block.title', { count: steps.length, name: first?.name ?? '' })}
      form={form}
      size="sm"
      onClose={onClose}
    >
      <TextArea {...form.field('blocked_reason')} note={t('block.note')} autoFocus />
    </FormModal>
  );
}
