import type { ReactNode } from 'react';
import { Drawer, SidePanel } from '#ui';
import { useIsWide } from '../../kernel/use-is-wide';

export interface PanelFrameProps {
  title: string;
  heading?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a step: beside the list where there is room, and over it where there is none. */
export function PanelFrame({ title, heading, onClose, children }: PanelFrameProps) {
  if (useIsWide())
    return (
      <SidePanel title={title} heading={heading} onClose={onClose}>
        {children}
      </SidePanel>
    );
  return (
    <Drawer title={title} heading={heading} size="l" isOpen onOpenChange={onClose} keepsPageKeys>
      {children}
    </Drawer>
  );
}
