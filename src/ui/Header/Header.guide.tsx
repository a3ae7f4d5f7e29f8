import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Where the person is', 'What is at hand everywhere'],
  keys: {},
  promises: ['One banner landmark', '3.5rem high, above all content'],
  pairs: [],
};
