import { Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { Confirm } from '../../../kit/Confirm';
import type { Import } from '../../data/imports';
import { importWords } from './words';

export interface AskRevertProps {
  of: Pick<Import, 'imported_count' | 'account'>;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all that an import brought is deleted. */
export function AskRevert({ of: { imported_count: count, account }, ...props }: AskRevertProps) {
  const t = useWords(importWords);
  return (
    <Confirm title={t('revertTitle')} act={t('revert')} {...props}>
      <Text>{t('revertText', { count, account: account.name })}</Text>
    </Confirm>
  );
}
