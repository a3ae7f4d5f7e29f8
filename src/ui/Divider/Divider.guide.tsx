import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A hairline'],
  keys: {},
  promises: ['A separator; where distance says it, leave it out'],
  pairs: [],
};
