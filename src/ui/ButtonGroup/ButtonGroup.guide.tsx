import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Buttons that belong together'],
  keys: { Tab: 'From button to button' },
  promises: ['A group with a name'],
  pairs: [],
};
