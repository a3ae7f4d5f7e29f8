import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Skip link', 'Sidebar', 'Header', 'Content in main'],
  keys: { Tab: 'The skip link comes first' },
  promises: ['One main landmark, which the skip link reaches', 'The content scrolls; the header stays in sight'],
  pairs: [],
};
