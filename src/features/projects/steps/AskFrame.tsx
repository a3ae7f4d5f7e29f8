import { type ReactNode, useRef } from 'react';
import { Inline, Modal, PopoverAt, Stack } from '#ui';
import { useKeysForFocus } from '../../kit/use-keys-for-focus';
import * as styles from './AskFrame.css';

export interface AskFrameProps {
  title: string;
  /** The cell that the question is about; without one it is asked in the middle of the page. */
  anchor: Element | undefined;
  children: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
}

/**
 * Where a question about steps stands: at the cell of the one, or over the page for many. The keys of whoever waits neither
 * for it nor for what it floats by are for its answers.
 */
export function AskFrame({ title, anchor, children, footer, onClose }: AskFrameProps) {
  const answers = useRef<HTMLDivElement>(null);
  useKeysForFocus(answers);
  if (!anchor)
    return (
      <Modal title={title} size="sm" isOpen onOpenChange={onClose} footer={footer}>
        <div ref={answers}>{children}</div>
      </Modal>
    );
  return (
    <PopoverAt label={title} anchor={anchor} onClose={onClose}>
      <div ref={answers} className={styles.inside} data-frameless>
        <Stack space="m">
          {children}
          {footer && <Inline justify="end">{footer}</Inline>}
        </Stack>
      </div>
    </PopoverAt>
  );
}
