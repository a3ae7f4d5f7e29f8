import { type ComponentProps, useEffect } from 'react';
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from '../aria-parts';
import { tooltip } from './Tooltip.css';

interface TooltipBubbleProps extends ComponentProps<typeof Tooltip> {
  id: string;
  text: string;
  state: TooltipTriggerState;
}

/** The words beside what is hovered or focused. */
export function TooltipBubble({ text, state, placement, ...props }: TooltipBubbleProps) {
  const { isOpen, close } = state;
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [isOpen, close]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={props}>
        <Tooltip className={tooltip} placement={placement} offset={6}>
          {text}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
