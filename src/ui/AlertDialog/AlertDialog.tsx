import type { ReactNode } from 'react';
import { latePart } from '../overlays/late-part';

const useParts = latePart(() => import('./AlertPanel'));

export interface AlertDialogProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The act itself, such as `Excluir projeto`; never `OK`. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'accent' | 'critical';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  /** What the safe answer does, where that is more than closing. */
  onCancel?: () => void;
  /** The answer that loses nothing, which has the focus. */
  safeAnswer?: 'cancel' | 'confirm';
  /** Where the focus begins: in the content, where the person has to type something before. */
  focus?: 'answer' | 'content';
  /** The act cannot be done yet, because the person has something to say first. */
  isConfirmDisabled?: boolean;
  isPending?: boolean;
}

/** Asks before something that cannot easily be undone. The safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const parts = useParts(props.isOpen);
  return parts && <parts.AlertOverPage {...props} />;
}
