import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Items, each further in than the one above it', 'Turn that opens', 'Check box, where many may be chosen'],
  keys: {
    'Arrow right': 'Opens, then goes in',
    'Arrow left': 'Closes, then goes out',
    'Arrow up, down': 'Between what is open',
    Space: 'Selects',
    Enter: 'Does the act',
    Letters: 'To the item that begins so',
  },
  promises: ['Level, place and whether it is open are read aloud', 'One stop of the keyboard'],
  pairs: [],
};
