import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import * as modal from '../Modal/Modal.css';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './Drawer.css';

export interface DrawerProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg';
  /** Something is being sent: neither Escape nor the backdrop closes until it is answered. */
  isBusy?: boolean;
  /** The acts, the main one last. They stay in sight while the rest scrolls. */
  footer?: ReactNode;
}

/** Details or a form at the page's side, which stays in view. The focus stays inside and returns to what opened it. */
export function Drawer({ title, children, isOpen, onOpenChange, size = 'md', isBusy = false, footer }: DrawerProps) {
  const words = useWords();
  return (
    <ModalOverlay
      className={modal.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <AriaModal className={styles.drawer({ size })}>
        <Dialog className={modal.dialog} aria-busy={isBusy || undefined}>
          <header className={modal.header}>
            <Heading slot="title" className={modal.title}>
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
          {footer && <footer className={modal.footer}>{footer}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

function Body({ children }: { children: ReactNode }) {
  const [ref, isOverflowing] = useOverflow();
  return (
    <div ref={ref} className={modal.body} tabIndex={isOverflowing ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}
