import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Icon', 'One short name'],
  keys: {},
  promises: ['Text; for a state, Badge'],
  pairs: [],
};
