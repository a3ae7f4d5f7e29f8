import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

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

/** Whether the press that is under way is the second of a double click: what its first one opened it must not close. */
function useIsSecondPress(isWatching: boolean) {
  const isSecond = useRef(false);
  useEffect(() => {
    if (!isWatching) return;
    const hear = ({ detail }: MouseEvent) => {
      isSecond.current = detail > 1;
    };
    document.addEventListener('mousedown', hear, true);
    return () => document.removeEventListener('mousedown', hear, true);
  }, [isWatching]);
  return isSecond;
}

/**
 * Returns `isOpen`, a frame late while nothing has the focus: a menu that has just closed restores the focus in the next
 * frame, and a dialog mounted before that would remember the body as the element to restore.
 */
function useOpenAfterFocus(isOpen: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen || document.activeElement !== document.body) return setReady(isOpen);
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return isOpen && isReady;
}

/** What lies over the whole page and takes the focus: dialogs, drawers. */
export function OverPage({ scrim, panel, isOpen, onOpenChange, isPending = false, children }: OverPageProps) {
  const isSecondPress = useIsSecondPress(isOpen);
  return (
    <ModalOverlay
      className={scrim}
      isOpen={useOpenAfterFocus(isOpen)}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      isKeyboardDismissDisabled={isPending}
      shouldCloseOnInteractOutside={() => !isSecondPress.current}
    >
      <Modal className={panel}>{children}</Modal>
    </ModalOverlay>
  );
}
