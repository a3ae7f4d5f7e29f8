import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Button that opens it', 'Sections with a title', 'Items: icon, words, key'],
  keys: {
    'Enter, Space, Arrow down': 'Opens',
    'Arrow up, down': 'Between items',
    Letters: 'To the item that begins so',
    Enter: 'Does it',
    Escape: 'Closes, and the focus returns',
  },
  promises: [
    'A menu button that says whether it is open',
    'A choice of one bears a tick that is read',
    'The focus returns to the button',
  ],
  pairs: [],
};
