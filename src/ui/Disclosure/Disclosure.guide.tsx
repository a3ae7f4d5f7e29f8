import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Title that is a button', 'Chevron', 'Aside, which does not fold', 'What folds'],
  keys: { 'Enter, Space': 'Opens or folds' },
  promises: [
    'The title keeps its level in the outline and says whether it is open',
    'What is folded is found by the browser’s search',
  ],
  pairs: [],
};
