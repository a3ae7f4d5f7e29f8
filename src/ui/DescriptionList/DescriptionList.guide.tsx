import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Terms', 'Their values'],
  keys: {},
  promises: ['A list of terms and values for a screen reader as for the eye'],
  pairs: [],
};
