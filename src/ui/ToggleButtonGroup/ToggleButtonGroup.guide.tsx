import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Buttons of which one, or some, are on'],
  keys: { 'Arrow left, right': 'To the next', 'Enter, Space': 'On or off' },
  promises: ['A group with a name; one stop of the keyboard'],
  pairs: [],
};
