import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { OverPage } from '../overlays/OverPage';
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
    <OverPage scrim={styles.scrim} panel={styles.drawer} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog className={styles.drawerDialog} aria-label={label}>
        {children}
      </Dialog>
    </OverPage>
  );
}
