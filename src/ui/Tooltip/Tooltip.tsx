import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { FocusableContext, getInteractionModality, useTooltipTriggerState } from '../aria-parts';
import { latePart } from '../overlays/late-part';

const useParts = latePart(() => import('./TooltipBubble'));

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
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(props);
  // What it says is said elsewhere too.
  const parts = useParts(state.isOpen, { mayFail: true });
  const close = () => state.close(true);
  const handlers = {
    // Also something over it that goes away makes a pointer enter, which does not mean it.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType !== 'touch' && getInteractionModality() === 'pointer' && state.open(false),
    onPointerLeave: () => state.close(),
    onPointerDown: close,
    onKeyDown: close,
    onFocus: () => getInteractionModality() !== 'pointer' && state.open(true),
    onBlur: close,
  };
  const said = { 'aria-describedby': state.isOpen ? id : undefined };
  return (
    <>
      <FocusableContext value={{ ...said, ...(!props.isDisabled && handlers), ref: trigger }}>
        {children}
      </FocusableContext>
      {parts && <parts.TooltipBubble id={id} text={text} state={state} triggerRef={trigger} placement={placement} />}
    </>
  );
}
