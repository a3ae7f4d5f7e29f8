import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Words in figures of one width'],
  keys: {},
  promises: ['Read as text; never the only way to tell something'],
  pairs: [],
};
