import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Box that grows', 'Note or complaint'],
  keys: { Enter: 'A new line' },
  promises: ['Its label is always on screen and tied to it; a complaint is read with it'],
  pairs: [],
};
