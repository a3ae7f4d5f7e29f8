import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['As many columns as fit'],
  keys: {},
  promises: ['The order on screen is the order in the page'],
  pairs: [],
};
