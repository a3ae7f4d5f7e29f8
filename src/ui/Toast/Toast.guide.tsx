import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Surface that floats', 'Icon of the variant', 'Title and details', 'One act', 'Close'],
  keys: { F6: 'To the notices', Tab: 'To act and close' },
  promises: [
    'Read when it comes, without taking the focus',
    'One at a time, the first said first',
    'Errors stay until dismissed; others wait while looked at',
  ],
  pairs: [],
};
