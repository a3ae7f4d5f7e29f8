import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Raised surface', 'Hairline border'],
  keys: {},
  promises: ['Nothing of its own: what is inside keeps its meaning'],
  pairs: [],
};
