import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Title', 'Acts', 'Content'],
  keys: {},
  promises: ['A region named by its title'],
  pairs: [],
};
