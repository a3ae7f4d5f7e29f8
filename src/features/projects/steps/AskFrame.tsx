import { type ReactNode, useRef } from 'react';
import { Inline, Modal, PopoverAt, type PopoverAtProps, Stack } from '#ui';
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

/** Where a question about steps stands: at the cell of the one, or over the page for many. */
export function AskFrame({ title, anchor, children, footer, onClose }: AskFrameProps) {
  if (!anchor)
    return (
      <Modal title={title} size="sm" isOpen onOpenChange={onClose} footer={footer}>
        {children}
      </Modal>
    );
  return (
    <AskedAt label={title} anchor={anchor} onClose={onClose}>
      <Stack space="m">
        {children}
        {footer && <Inline justify="end">{footer}</Inline>}
      </Stack>
    </AskedAt>
  );
}

/** A question at a cell: the keys of whoever does not wait for it, nor for what it floats by, are for its answers. */
function AskedAt({
  children,
  ...place
}: Pick<PopoverAtProps, 'label' | 'anchor' | 'onClose'> & { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useKeysForFocus(ref);
  return (
    <PopoverAt {...place}>
      <div ref={ref} className={styles.inside} data-frameless>
        {children}
      </div>
    </PopoverAt>
  );
}
