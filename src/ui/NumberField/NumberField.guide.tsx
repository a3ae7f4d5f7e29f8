import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Number', 'One more, one less'],
  keys: { 'Arrow up, down': 'One step', 'Page up, down': 'Larger steps', 'Home, End': 'Least, most' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'Written as the reader’s language writes numbers',
  ],
  pairs: [],
};
