import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A link that shows with the focus'],
  keys: { Tab: 'Shows it first', Enter: 'To the content' },
  promises: ['The first stop of the keyboard'],
  pairs: [],
};
