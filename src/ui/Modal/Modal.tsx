import type { DialogProps } from './DialogFrame';
import { LazyDialog } from './LazyDialog';
import * as styles from './Modal.css';

export interface ModalProps extends DialogProps {
  /** How wide it is, where the window has the room; `full` takes all of it. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
}

/** A task of its own over the page. The focus stays inside and returns to what opened it. */
export function Modal({ size = 'md', ...props }: ModalProps) {
  return <LazyDialog {...props} scrim={styles.overlay({ size })} panel={styles.modal({ size })} />;
}
