import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Surface in the critical tone', 'How many fields to correct', 'A line for each, which leads to its field'],
  keys: { Tab: 'Through the lines', 'Enter, Space': 'To the field' },
  promises: ['It takes the focus when it comes and is read at once', 'Each line leads to its field'],
  pairs: [],
};
