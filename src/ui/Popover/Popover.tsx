import { type ReactNode, useId, useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { OpenerContext } from '../overlays/opener';

const partsModule = lazyModule(() => import('./PopoverParts'));

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** What it holds, for a screen reader. */
  label: string;
  /** Called with a way to close it, when something inside should. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens, if there is room; else across. */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';
  /** Whether it is open, when the caller keeps it. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A little more, beside what opened it: filters, details. For acts, `Menu`; for a task, `Modal`. */
export function Popover({ trigger, placement = 'bottom start', isOpen, onOpenChange, ...inside }: PopoverProps) {
  const [buttonId, panelId] = [useId(), useId()];
  const ref = useRef<HTMLButtonElement>(null);
  // A menu may stand inside, which closes with it.
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const parts = useLazyModule(partsModule, state.isOpen);
  const attributes = {
    id: buttonId,
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? panelId : undefined,
  };
  // What is pressed while it is on its way would close it.
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
  /** What it stands beside. */
  anchor: Element;
  /** Called when it is to close: by Escape or by a press beside it. */
  onClose: () => void;
}

/** The same beside something that a key, or an act elsewhere, is about: a cell of a list. Open for as long as it is drawn. */
export function PopoverAt({ placement = 'bottom start', ...props }: PopoverAtProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.PopoverAtPart placement={placement} {...props} />;
}
