import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { OverPage } from '../overlays/OverPage';
import * as styles from './Sidebar.css';

export interface SidebarDrawerProps {
  /** The navigation's name for a screen reader. */
  label: string;
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called with `false` when it is to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** What the drawer holds. */
  children: ReactNode;
}

/** The sidebar over the page, for a phone. */
export function SidebarDrawer({ label, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  return (
    <OverPage scrim={styles.scrim} panel={styles.drawer} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog className={styles.drawerDialog} aria-label={label}>
        {children}
      </Dialog>
    </OverPage>
  );
}
