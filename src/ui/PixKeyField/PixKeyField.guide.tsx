import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Key', 'The kind that was understood', 'A question, where 11 digits may be two kinds'],
  keys: { Tab: 'To the question' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'The kind is said as it is understood',
  ],
  pairs: [],
};
