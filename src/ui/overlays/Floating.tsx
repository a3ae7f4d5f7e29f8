import { type ReactNode, useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { EarlyEscape } from './EarlyEscape';

interface FloatingProps extends Omit<PopoverProps, 'children'> {
  children: ReactNode;
}

/** What floats beside what opened it, and takes the focus: menus, options, popovers. */
export function Floating({ children, ...props }: FloatingProps) {
  const state = useContext(OverlayTriggerStateContext);
  const ref = useRef<HTMLElement>(null);
  const isOwn = props.isOpen !== undefined;
  return (
    <Popover offset={4} {...props} ref={ref}>
      <EarlyEscape
        of={ref}
        isOpen={(isOwn ? props.isOpen : state?.isOpen) ?? false}
        onPress={() => (isOwn ? props.onOpenChange?.(false) : state?.close())}
      />
      {children}
    </Popover>
  );
}
