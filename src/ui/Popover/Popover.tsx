import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** A `Button`, an `IconButton` or a `ToggleButton`. */
  trigger: ReactNode;
  /** What it holds, for a screen reader. */
  label: string;
  /** Called with a way to close it, when something inside should. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A little more, beside what opened it: filters, details. For acts, `Menu`; for a task, `Modal`. */
export function Popover({ trigger, placement = 'bottom start', isOpen, onOpenChange, ...inside }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={styles.popover} offset={4} placement={placement}>
        <PopoverPanel {...inside} />
      </AriaPopover>
    </DialogTrigger>
  );
}

export interface PopoverAtProps extends Pick<PopoverProps, 'label' | 'children' | 'placement'> {
  /** What it stands beside. */
  anchor: Element;
  onClose: () => void;
}

/** The same beside something that a key, or an act elsewhere, is about: a cell of a list. Open for as long as it is drawn. */
export function PopoverAt({ anchor, onClose, placement = 'bottom start', ...inside }: PopoverAtProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <AriaPopover
      className={styles.popover}
      triggerRef={trigger}
      offset={4}
      placement={placement}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PopoverPanel {...inside} />
    </AriaPopover>
  );
}

/** Closes by an Escape that comes before the focus is inside, or while it is on its way back from a list within. */
function EarlyEscape({ onPress }: { onPress: () => void }) {
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    const hear = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && target === document.body) press();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return null;
}

/** What a popover holds, without what floats. */
export function PopoverPanel({ label, children }: Pick<PopoverProps, 'label' | 'children'>) {
  return (
    <Dialog className={styles.content} aria-label={label}>
      {({ close }) => (
        <>
          <EarlyEscape onPress={close} />
          {typeof children === 'function' ? children(close) : children}
        </>
      )}
    </Dialog>
  );
}
