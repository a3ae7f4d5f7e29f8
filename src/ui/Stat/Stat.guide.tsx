import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Name', 'Figure', 'What it was before'],
  keys: {},
  promises: ['Read as one: name, figure, change', 'Up or down is said in words, never by colour alone'],
  pairs: [],
};
