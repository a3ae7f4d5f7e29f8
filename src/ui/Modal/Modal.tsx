import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './Modal.css';

export interface ModalProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Something is being sent: neither Escape nor the backdrop closes until it is answered. */
  isBusy?: boolean;
  /** The acts, the main one last. */
  footer?: ReactNode;
}

/** A task of its own over the page. The focus stays inside and returns to what opened it. */
export function Modal({ title, children, isOpen, onOpenChange, size = 'md', isBusy = false, footer }: ModalProps) {
  const words = useWords();
  return (
    <ModalOverlay
      className={styles.overlay({ size })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <AriaModal className={styles.modal({ size })}>
        <Dialog className={styles.dialog} aria-busy={isBusy || undefined}>
          <header className={styles.header}>
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
          </header>
          <Body>{children}</Body>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

function Body({ children }: { children: ReactNode }) {
  const [ref, isOverflowing] = useOverflow();
  return (
    <div ref={ref} className={styles.body} tabIndex={isOverflowing ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}
