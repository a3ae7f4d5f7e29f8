import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['What is shown', 'Before and after'],
  keys: { 'Tab, Enter': 'Goes' },
  promises: ['A navigation with a name', 'There are no page numbers, because nothing counts them'],
  pairs: [],
};
