import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../Button/Button';
import * as styles from '../Modal/Modal.css';
import { OverPage } from '../overlays/OverPage';
import type { AlertDialogProps } from './AlertDialog';

/** The alert dialog with its backdrop. */
export function AlertOverPage({ isOpen, ...props }: AlertDialogProps) {
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

/** The question and its two answers, without the backdrop. */
export function AlertPanel({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onOpenChange,
  onConfirm,
  onCancel,
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
          onPress={onCancel ?? (() => onOpenChange(false))}
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
