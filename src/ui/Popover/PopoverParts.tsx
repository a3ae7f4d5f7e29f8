import { type ComponentProps, type RefObject, useMemo } from 'react';
import { Dialog, DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { PopoverAtProps, PopoverProps } from './Popover';
import * as styles from './Popover.css';

interface PopoverByProps extends Pick<PopoverProps, 'label' | 'children' | 'placement'> {
  state: RootMenuTriggerState;
  trigger: RefObject<HTMLElement | null>;
  /** Dialog props from the trigger. */
  panelProps: ComponentProps<typeof Dialog>;
}

/** A popover beside its trigger. */
export function PopoverBy({ state, trigger, panelProps, placement, ...inside }: PopoverByProps) {
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <DialogContext value={panelProps}>
          <PopoverContext
            value={{
              trigger: 'DialogTrigger',
              triggerRef: trigger,
              id: panelProps.id,
              'aria-labelledby': panelProps['aria-labelledby'],
            }}
          >
            <Popover offset={4} className={styles.popover} placement={placement}>
              <PopoverPanel {...inside} />
            </Popover>
          </PopoverContext>
        </DialogContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

export function PopoverAtPart({ anchor, onClose, placement, ...inside }: PopoverAtProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      offset={4}
      className={styles.popover}
      triggerRef={trigger}
      placement={placement}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PopoverPanel {...inside} />
    </Popover>
  );
}

/** The content of a popover without its frame. */
export function PopoverPanel({ label, children }: Pick<PopoverProps, 'label' | 'children'>) {
  return (
    <Dialog className={styles.content} aria-label={label}>
      {({ close }) => (typeof children === 'function' ? children(close) : children)}
    </Dialog>
  );
}
