import { type ReactNode, useMemo } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Floating } from '../overlays/Floating';
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
      <Floating className={styles.popover} placement={placement}>
        <PopoverPanel {...inside} />
      </Floating>
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
    <Floating
      className={styles.popover}
      triggerRef={trigger}
      placement={placement}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PopoverPanel {...inside} />
    </Floating>
  );
}

/** What a popover holds, without what floats. */
export function PopoverPanel({ label, children }: Pick<PopoverProps, 'label' | 'children'>) {
  return (
    <Dialog className={styles.content} aria-label={label}>
      {({ close }) => (typeof children === 'function' ? children(close) : children)}
    </Dialog>
  );
}
