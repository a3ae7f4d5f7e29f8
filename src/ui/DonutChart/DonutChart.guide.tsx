import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Title, turn to a table', 'Ring, sum in the middle', 'Parts with mark, name, figure and share'],
  keys: { 'Arrow left, right': 'Between parts', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Every part is named beside the ring, with its figure and share',
    'At most eight parts',
  ],
  pairs: [],
};
