import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../Button/Button';
import * as styles from '../Modal/Modal.css';
import { OverPage } from '../overlays/OverPage';

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
export function AlertDialog({ isOpen, ...props }: AlertDialogProps) {
  return (
    <OverPage
      scrim={styles.overlay({ size: 'sm' })}
      panel={styles.modal({ size: 'sm' })}
      isOpen={isOpen}
      onOpenChange={props.onOpenChange}
      isPending={props.isPending}
    >
      <AlertPanel {...props} />
    </OverPage>
  );
}

/** The question and its two answers, without what lies over the page. */
export function AlertPanel({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onOpenChange,
  onConfirm,
  onCancel = () => onOpenChange(false),
  safeAnswer = 'cancel',
  focus = 'answer',
  isConfirmDisabled = false,
  isPending = false,
}: Omit<AlertDialogProps, 'isOpen'>) {
  return (
    <Dialog role="alertdialog" className={styles.dialog} aria-busy={isPending || undefined}>
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.footer}>
        <Button
          tone="neutral"
          weight="soft"
          autoFocus={focus === 'answer' && safeAnswer === 'cancel'}
          isDisabled={isPending}
          onPress={onCancel}
        >
          {cancelLabel}
        </Button>
        <Button
          tone={tone}
          autoFocus={focus === 'answer' && safeAnswer === 'confirm'}
          isDisabled={isConfirmDisabled}
          isPending={isPending}
          onPress={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
