import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A line the size of a word, its end marked'],
  keys: {},
  promises: ['Read as its name, its ends and its reach', 'Never the only place where a figure stands'],
  pairs: [],
};
