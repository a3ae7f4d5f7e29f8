import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Warp and weft in anil', 'Rarely a thread of turmeric'],
  keys: {},
  promises: ['Decorative and silent', 'Stands still for whoever asks for little motion'],
  pairs: [],
};
