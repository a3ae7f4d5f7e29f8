import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['One drawing of lucide, one stroke width'],
  keys: {},
  promises: ['Silent beside words; alone it has a name', 'Reaches 3:1 in both themes'],
  pairs: [],
};
