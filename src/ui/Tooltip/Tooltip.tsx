import { type ReactNode, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { TooltipTriggerContext } from './trigger';

const partsModule = lazyModule(() => import('./TooltipBubble'));

export interface TooltipProps {
  /** Short text that is not essential. */
  text: string;
  /** Trigger: a button or a link. */
  children: ReactNode;
  /** Preferred placement; flips if there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is open (controlled); by default hover and focus decide. */
  isOpen?: boolean;
}

/** A short hint on a hovered or focused element. Never use it for essential information. */
export function Tooltip({ text, children, placement = 'bottom', ...given }: TooltipProps) {
  const props = { delay: 500, closeDelay: 80, ...given };
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(props);
  const { triggerProps, tooltipProps } = useTooltipTrigger(props, state, ref);
  // The tooltip's text is available elsewhere, so a load failure is ignored.
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
