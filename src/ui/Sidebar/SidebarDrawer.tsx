import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Sidebar.css';

export interface SidebarDrawerProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The sidebar over the page, for a phone. */
export default function SidebarDrawer({ label, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.drawer}>
        <Dialog className={styles.drawerDialog} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
