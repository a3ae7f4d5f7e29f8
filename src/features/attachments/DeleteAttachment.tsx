import type { Schema } from '#openapi/operations';
import { Text } from '#ui';
import { useWords } from '../kernel/language';
import { Confirm } from '../kit/Confirm';
import { useCommand } from '../kit/command';
import { deleteAttachment } from './data/commands';
import { words } from './words';

/** Asks before a file is deleted for all. */
export function DeleteAttachment({ file, onClose }: { file: Schema<'Attachment'>; onClose: () => void }) {
  const t = useWords(words);
  const { name } = file;
  const { run, problem, isPending } = useCommand(deleteAttachment);
  const remove = async () => {
    const outcome = await run(file, { done: () => t('deleted', { name }) });
    if (!outcome.problem) onClose();
  };
  return (
    <Confirm
      title={t('deleteTitle', { name })}
      act={t('deleteAct')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </Confirm>
  );
}
