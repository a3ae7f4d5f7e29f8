/** React Aria's interaction states. They hold for mouse, touch and keyboard alike, so never write `:hover`. */
export const when = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  // A field that was drawn before the app is there has no attributes.
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

/** Where the layout changes. */
export const screen = {
  /** Phones: below 640 px. */
  narrow: '(max-width: 39.99rem)',
  /** Below 768 px the sidebar is a drawer. */
  drawer: '(max-width: 47.99rem)',
  /** Fingers, not a mouse. */
  coarse: '(pointer: coarse)',
} as const;
