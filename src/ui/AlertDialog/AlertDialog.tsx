import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';

const partsModule = lazyModule(() => import('./AlertPanel'));

export interface AlertDialogProps {
  /** The question, such as `Excluir este projeto?`. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The act itself, such as `Excluir projeto`; never `OK`. */
  confirmLabel: string;
  /** The answer that leaves all as it is, such as `Cancelar`. */
  cancelLabel: string;
  /** `critical` where something may be lost. */
  tone?: 'accent' | 'critical';
  /** Whether the question is on the screen. */
  isOpen: boolean;
  /** Called with `false` when it is to close: by `cancelLabel`, by Escape, or by a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Does the act; the caller closes the dialog once it is done. */
  onConfirm: () => void;
  /** What the safe answer does, where that is more than closing. */
  onCancel?: () => void;
  /** The answer that loses nothing, which has the focus. */
  safeAnswer?: 'cancel' | 'confirm';
  /** Where the focus begins: in the content, where the person has to type something before. */
  focus?: 'answer' | 'content';
  /** The act cannot be done yet, because the person has something to say first. */
  isConfirmDisabled?: boolean;
  /** The act is being done: nothing closes the dialog until it is answered. */
  isPending?: boolean;
}

/** Asks before something that cannot easily be undone. The safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const parts = useLazyModule(partsModule, props.isOpen);
  return parts && <parts.AlertOverPage {...props} />;
}
