import type { ComponentProps } from 'react';
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css';

interface TooltipBubbleProps extends ComponentProps<typeof Tooltip> {
  text: string;
  state: TooltipTriggerState;
}

/** The bubble beside the hovered or focused element. */
export function TooltipBubble({ text, state, placement, ...props }: TooltipBubbleProps) {
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
