import type { DialogProps } from './DialogFrame';
import { LazyDialog } from './LazyDialog';
import * as styles from './Modal.css';

export interface ModalProps extends DialogProps {
  /** Width, if the window has the room; `full` takes all of it. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
}

/** A modal dialog for a task. It traps the focus and restores it on close. */
export function Modal({ size = 'md', ...props }: ModalProps) {
  return <LazyDialog {...props} scrim={styles.overlay({ size })} panel={styles.modal({ size })} />;
}
