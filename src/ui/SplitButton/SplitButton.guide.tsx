import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Button with the usual act', 'Button that opens the other ways'],
  keys: { 'Enter, Space': 'Does it, or opens', 'Arrow down': 'Opens the other ways', Escape: 'Closes' },
  promises: ['Two stops, each with its own name'],
  pairs: [],
};
