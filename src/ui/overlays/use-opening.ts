import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { Opener } from './opener';

const opening: Record<string, 'first' | 'last'> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/**
 * How a button opens a list that takes the focus: as the mouse goes down, as a finger goes up, with Enter, Space and the
 * arrows. What is pressed while the list is on its way (`isComing`) is not for its button: it would close it.
 */
export function useOpening(state: RootMenuTriggerState, isComing: boolean): Opener['handlers'] {
  const pointer = useRef('');
  return {
    onPointerDown: ({ button, pointerType, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      pointer.current = pointerType;
      if (button !== 0 || pointerType === 'touch' || isComing) return;
      // Closed, it gives the focus back to where it was.
      currentTarget.focus({ preventScroll: true });
      state.open();
    },
    // The browser would take the focus from the list that is open by now.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isComing || (detail > 0 && pointer.current !== 'touch')) return;
      currentTarget.focus({ preventScroll: true });
      // A screen reader's press has no pointer: it goes on to the first item.
      if (detail > 0) state.toggle();
      else state.open('first');
    },
    onKeyDown: (event: KeyboardEvent) => {
      const focus = opening[event.key];
      if (!focus || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isComing && !event.repeat) state.toggle(focus);
    },
  };
}
