import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Tags', 'Removal of each'],
  keys: { 'Arrow left, right': 'Through the tags', 'Backspace, Delete': 'Removes the one in hand' },
  promises: ['One stop of the keyboard', 'After a removal the focus goes to a neighbour'],
  pairs: [],
};
