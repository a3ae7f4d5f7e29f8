import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Titles that are buttons', 'What folds below each'],
  keys: { 'Enter, Space': 'Opens or folds', Tab: 'To the next title' },
  promises: ['Each title says whether it is open', 'What is folded is found by the browser’s search'],
  pairs: [],
};
