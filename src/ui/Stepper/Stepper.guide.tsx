import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Steps, each with its state', 'Line between them'],
  keys: {},
  promises: ['A list; the current step is marked, done ones are said'],
  pairs: [],
};
