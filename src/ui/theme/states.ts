/** React Aria's interaction states. They cover mouse, touch and keyboard, so never write `:hover`. */
export const when = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  // A field that was rendered before hydration has no attributes.
  focusWithin: '&:is([data-focus-within], :focus-within)',
  disabled: '&[data-disabled]',
  pending: '&[data-pending]',
  selected: '&[data-selected]',
  indeterminate: '&[data-indeterminate]',
  invalid: '&[data-invalid]',
  open: '&[data-open]',
  expanded: '&[data-expanded]',
  current: '&[data-current]',
  placeholder: '&[data-placeholder]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
} as const;

/** The breakpoints. */
export const screen = {
  /** Phones: below 640 px. */
  narrow: '(max-width: 39.99rem)',
  /** The sidebar is a drawer below 768 px. */
  drawer: '(max-width: 47.99rem)',
  /** Touch instead of a mouse. */
  coarse: '(pointer: coarse)',
} as const;
