import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';

const partsModule = lazyModule(() => import('./AlertPanel'));

export interface AlertDialogProps {
  /** The question, such as `Excluir este projeto?`. */
  title: string;
  /** Consequences of the action, and whether it can be undone. */
  children: ReactNode;
  /** Label of the confirm button, such as `Excluir projeto`; never `OK`. */
  confirmLabel: string;
  /** Label of the cancel button, such as `Cancelar`. */
  cancelLabel: string;
  /** Tone: `critical` if data may be lost. */
  tone?: 'accent' | 'critical';
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called with `false` when the dialog closes: by `cancelLabel`, Escape or a press on the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called on confirmation; the caller closes the dialog once the action has completed. */
  onConfirm: () => void;
  /** Called on cancel, if it does more than close the dialog. */
  onCancel?: () => void;
  /** The answer that loses nothing and gets the initial focus. */
  safeAnswer?: 'cancel' | 'confirm';
  /** Where the initial focus goes: `content` if the person has to type something first. */
  focus?: 'answer' | 'content';
  /** Whether the confirm button is disabled because input is missing. */
  isConfirmDisabled?: boolean;
  /** Whether the action is running; the dialog cannot be closed meanwhile. */
  isPending?: boolean;
}

/** Asks for confirmation of an action that is hard to undo. The safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const parts = useLazyModule(partsModule, props.isOpen);
  return parts && <parts.AlertOverPage {...props} />;
}
