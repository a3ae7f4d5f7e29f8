import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';

const names = ['hovered', 'pressed', 'focus-visible'] as const;
type State = (typeof names)[number];

const enter = (state: State, { currentTarget }: SyntheticEvent) => currentTarget.setAttribute(`data-${state}`, 'true');
const leave = (state: State, { currentTarget }: SyntheticEvent) => currentTarget.removeAttribute(`data-${state}`);

/** What opened something looks pressed until that is closed. */
const release = (event: SyntheticEvent) => !event.currentTarget.hasAttribute('data-open') && leave('pressed', event);

/** What is around what is pressed, a row or a card, is not pressed with it. */
function press(event: PointerEvent) {
  if (event.button !== 0) return;
  event.stopPropagation();
  enter('pressed', event);
}

/**
 * React Aria's states, told by an element itself: what `when` of the theme styles, without drawing anything anew. For
 * links and buttons, which a browser presses by itself.
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

/** Takes all states from an element that hears of no end of them: one that cannot be used any more. */
export function forgetStates(element: Element): void {
  for (const name of names) element.removeAttribute(`data-${name}`);
}

const isPressedBy = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** The same for a button, which both keys press: once, however long they are held. */
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
