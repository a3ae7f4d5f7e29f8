import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';

const names = ['hovered', 'pressed', 'focus-visible'] as const;
type State = (typeof names)[number];

const enter = (state: State, { currentTarget }: SyntheticEvent) => currentTarget.setAttribute(`data-${state}`, 'true');
const leave = (state: State, { currentTarget }: SyntheticEvent) => currentTarget.removeAttribute(`data-${state}`);

/** A trigger looks pressed until its overlay closes. */
const release = (event: SyntheticEvent) => !event.currentTarget.hasAttribute('data-open') && leave('pressed', event);

/** A press must not mark an ancestor row or card as pressed. */
function press(event: PointerEvent) {
  if (event.button !== 0) return;
  event.stopPropagation();
  enter('pressed', event);
}

/**
 * React Aria's state attributes, set directly on the element without a re-render. For links and buttons whose presses
 * the browser handles.
 */
export const states = {
  onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && enter('hovered', event),
  onPointerLeave: (event: PointerEvent) => {
    leave('hovered', event);
    release(event);
  },
  onPointerDown: press,
  onMouseDown: (event: MouseEvent) => event.button === 0 && event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation(),
  onPointerUp: release,
  onPointerCancel: release,
  onFocus: (event: SyntheticEvent) => event.currentTarget.matches(':focus-visible') && enter('focus-visible', event),
  onBlur: (event: SyntheticEvent) => {
    leave('focus-visible', event);
    release(event);
  },
};

/** Removes all states from an element that was disabled and so receives no further events. */
export function forgetStates(element: Element): void {
  for (const name of names) element.removeAttribute(`data-${name}`);
}

const isPressedBy = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** The states of a button, which Enter and Space press once, however long they are held. */
export const buttonStates = {
  ...states,
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPressedBy(event)) return;
    event.stopPropagation();
    if (event.repeat) event.preventDefault();
    else enter('pressed', event);
  },
  onKeyUp: (event: KeyboardEvent) => isPressedBy(event) && release(event),
};
