import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './Modal.css';

/** What Modal and Drawer both take. */
export interface DialogProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Something is being sent: neither Escape nor the backdrop closes until it is answered. */
  isBusy?: boolean;
  /** The acts, the main one last. They stay in sight while the rest scrolls. */
  footer?: ReactNode;
}

interface DialogFrameProps extends DialogProps {
  scrim: string;
  panel: string;
}

/** A panel over the page, wherever its classes place it. While busy nothing closes it. */
export function DialogFrame({ scrim, panel, isOpen, isBusy = false, ...props }: DialogFrameProps) {
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={panel}>
        <DialogPanel {...props} isBusy={isBusy} />
      </Modal>
    </ModalOverlay>
  );
}

/** What stands on the panel: title and cross, what scrolls, acts. */
export function DialogPanel({ title, children, onOpenChange, isBusy, footer }: Omit<DialogProps, 'isOpen'>) {
  const words = useWords();
  const [body, isOverflowing] = useOverflow();
  return (
    <Dialog className={styles.dialog} aria-busy={isBusy || undefined}>
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        <Button
          className={button({ tone: 'neutral', weight: 'quiet', size: 'small', shape: 'icon' })}
          aria-label={words.close}
          isDisabled={isBusy}
          onPress={() => onOpenChange(false)}
        >
          <Icon icon={X} />
        </Button>
      </div>
      <div ref={body} className={styles.body} tabIndex={isOverflowing ? 0 : undefined}>
        <div>{children}</div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Dialog>
  );
}
