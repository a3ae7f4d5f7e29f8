import type { ReactNode } from 'react';
import { Inline, Modal, PopoverAt, Stack } from '#ui';
import * as styles from './AskFrame.css';

export interface AskFrameProps {
  title: string;
  /** The cell that the question is about; without one it is asked in the middle of the page. */
  anchor: Element | undefined;
  children: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
}

/** A question about steps: at the cell of one, or in a dialog for many. */
export function AskFrame({ title, anchor, children, footer, onClose }: AskFrameProps) {
  if (!anchor)
    return (
      <Modal title={title} size="sm" isOpen onOpenChange={onClose} footer={footer}>
        {children}
      </Modal>
    );
  return (
    <PopoverAt label={title} anchor={anchor} onClose={onClose}>
      <div className={styles.inside} data-frameless>
        <Stack space="m">
          {children}
          {footer && <Inline justify="end">{footer}</Inline>}
        </Stack>
      </div>
    </PopoverAt>
  );
}
