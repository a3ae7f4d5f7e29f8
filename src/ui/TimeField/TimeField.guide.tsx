import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Hour and minute, each typed alone'],
  keys: {
    '0 to 9': 'Types the part and goes on',
    'Arrow up, down': 'One more, one less',
    'Arrow left, right': 'Between the parts',
  },
  promises: ['Its label is always on screen and tied to it; a complaint is read with it', '24 hours in Portuguese'],
  pairs: [],
};
