import { type ReactNode, useRef } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { EarlyEscape } from './EarlyEscape';

interface OverPageProps {
  /** How the page is dimmed. */
  scrim: string;
  /** How what lies on it looks. */
  panel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Neither Escape nor the backdrop closes it now. */
  isPending?: boolean;
  children: ReactNode;
}

/** What lies over the whole page and takes the focus: dialogs, drawers. */
export function OverPage({ scrim, panel, isOpen, onOpenChange, isPending = false, children }: OverPageProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal ref={ref} className={panel}>
        <EarlyEscape of={ref} isOpen={isOpen} onPress={isPending ? undefined : () => onOpenChange(false)} />
        {children}
      </Modal>
    </ModalOverlay>
  );
}
