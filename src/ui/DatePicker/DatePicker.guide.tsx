import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Day, month and year, each typed alone', 'Button that opens the calendar', 'Calendar'],
  keys: {
    '0 to 9': 'Types the part that has the focus and goes on',
    'Arrow up, down': 'One more, one less',
    'Arrow left, right': 'Between the parts',
    'Alt+Arrow down': 'Opens the calendar',
    'Page up, down': 'Month before, month after',
    Escape: 'Closes the calendar',
  },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'Each part is read with its name and value',
    'The order follows the reader’s language',
    'A day is text, never an instant: no zone can move it',
  ],
  pairs: [],
};
