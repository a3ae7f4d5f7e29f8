import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'Button that opens the list', 'List, its loading, its emptiness'],
  keys: {
    Letters: 'Narrow the list',
    'Arrow down': 'Opens, and to the first',
    Enter: 'Takes the option',
    Escape: 'Closes; again, clears',
  },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'How many options are left is said',
    'Loading, nothing found and failing are told in words',
  ],
  pairs: [],
};
