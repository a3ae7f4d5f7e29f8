import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Share', 'Track and bar'],
  keys: {},
  promises: ['A progressbar with name and value', 'The figure stands beside the bar'],
  pairs: [],
};
