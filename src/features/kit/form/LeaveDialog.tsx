import { AlertDialog, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { frameWords } from './frame/words';

export interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before unsaved input is discarded. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const t = useWords(frameWords);
  return (
    <AlertDialog
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      tone="critical"
      isOpen={isOpen}
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      <Text>{t('leave.text')}</Text>
    </AlertDialog>
  );
}
