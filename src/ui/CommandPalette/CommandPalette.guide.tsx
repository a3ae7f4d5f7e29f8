import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Scrim', 'Search box', 'Groups of acts and places'],
  keys: {
    Letters: 'Narrow the list',
    'Arrow up, down': 'Through the list',
    Enter: 'Goes there or does it',
    Escape: 'Leaves, and the focus returns',
  },
  promises: ['The caret stays in the box; the option in hand is said', 'The number of hits is said'],
  pairs: [],
};
