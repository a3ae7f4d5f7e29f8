import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A list with a name', 'Items, each as the caller draws it'],
  keys: {},
  promises: ['A real list: how many it holds is read aloud', 'Ordered only where the order means something'],
  pairs: [],
};
