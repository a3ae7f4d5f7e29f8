import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Things one below the other'],
  keys: {},
  promises: ['The order on screen is the order in the page'],
  pairs: [],
};
