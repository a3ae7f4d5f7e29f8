import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'List', 'Tags of what is chosen'],
  keys: {
    Letters: 'Narrow the list',
    Enter: 'Takes or leaves the option',
    Backspace: 'Removes the tag in hand',
    'Arrow left, right': 'Through the tags',
  },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'Taking and leaving are said',
    'Tags are one stop of the keyboard',
  ],
  pairs: [],
};
