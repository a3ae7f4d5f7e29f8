import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Things side by side'],
  keys: {},
  promises: ['Wraps where there is no room; the order stays'],
  pairs: [],
};
