import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Magnifier', 'Input', 'Button that clears'],
  keys: { Escape: 'Clears' },
  promises: ['Named though its label is not on screen', 'The magnifier says it to whoever sees'],
  pairs: [],
};
