import { type ReactNode, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { TooltipTriggerContext } from './trigger';

const partsModule = lazyModule(() => import('./TooltipBubble'));

export interface TooltipProps {
  /** The words: a few, and no sentence one has to read. */
  text: string;
  /** A button or a link: what can be focused. */
  children: ReactNode;
  /** Where it stands, if there is room; else across. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Never shows. */
  isDisabled?: boolean;
  /** Held open or shut by the caller; without it focus and mouse decide. */
  isOpen?: boolean;
}

/** A few words on what is hovered or focused. Never the only place where they are said. */
export function Tooltip({ text, children, placement = 'bottom', ...given }: TooltipProps) {
  const props = { delay: 500, closeDelay: 80, ...given };
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(props);
  const { triggerProps, tooltipProps } = useTooltipTrigger(props, state, ref);
  // What it says is said elsewhere too.
  const parts = useLazyModule(partsModule, state.isOpen, { mayFail: true });
  const { tabIndex: _, ...trigger } = triggerProps;
  return (
    <>
      <TooltipTriggerContext value={{ ref, props: trigger }}>{children}</TooltipTriggerContext>
      {parts && (
        <parts.TooltipBubble {...tooltipProps} text={text} state={state} triggerRef={ref} placement={placement} />
      )}
    </>
  );
}
