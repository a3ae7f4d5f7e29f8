import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css';

export interface TooltipProps {
  text: string;
  /** A button or a link: what can be focused. */
  children: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  isDisabled?: boolean;
  /** Held open or shut by the caller; without it focus and mouse decide. */
  isOpen?: boolean;
}

/** A few words on what is hovered or focused. Never the only place where they are said. */
export function Tooltip({ text, children, placement = 'bottom', ...props }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} {...props}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
