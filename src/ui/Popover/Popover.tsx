import { type ReactNode, useId, useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { OpenerContext } from '../overlays/opener';

const partsModule = lazyModule(() => import('./PopoverParts'));

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** Accessible name of the content. */
  label: string;
  /** Content, or a function that receives a `close` callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred placement; flips if there is no room. */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';
  /** Whether it is open (controlled). */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small panel beside its trigger: filters, details. For actions, use `Menu`; for a task, `Modal`. */
export function Popover({ trigger, placement = 'bottom start', isOpen, onOpenChange, ...inside }: PopoverProps) {
  const [buttonId, panelId] = [useId(), useId()];
  const ref = useRef<HTMLButtonElement>(null);
  // The menu state closes nested menus along with the popover.
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const parts = useLazyModule(partsModule, state.isOpen);
  const attributes = {
    id: buttonId,
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? panelId : undefined,
  };
  // A press while the content loads would close it.
  const isComing = state.isOpen && !parts;
  const handlers = { onClick: () => !isComing && state.toggle() };
  return (
    <>
      <OpenerContext value={{ ref, isOpen: state.isOpen, attributes, handlers }}>{trigger}</OpenerContext>
      {parts && (
        <parts.PopoverBy
          state={state}
          trigger={ref}
          panelProps={{ id: panelId, 'aria-labelledby': buttonId }}
          placement={placement}
          {...inside}
        />
      )}
    </>
  );
}

export interface PopoverAtProps extends Pick<PopoverProps, 'label' | 'children' | 'placement'> {
  /** Anchor element. */
  anchor: Element;
  /** Called when it closes: by Escape or a press outside. */
  onClose: () => void;
}

/** A popover at an anchor, such as a cell of a list, opened by a key or another element. Open while it is mounted. */
export function PopoverAt({ placement = 'bottom start', ...props }: PopoverAtProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.PopoverAtPart placement={placement} {...props} />;
}
