import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'First and last day, part by part', 'Calendar'],
  keys: {
    '0 to 9': 'Types the part',
    'Arrow up, down': 'One more, one less',
    'Alt+Arrow down': 'Opens the calendar',
    Escape: 'Closes it',
  },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'Each part says whether it is of the first or the last day',
    'Days are text, never instants',
  ],
  pairs: [],
};
