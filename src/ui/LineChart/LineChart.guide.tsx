import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Title, turn to a table',
    'Axes',
    'Lines with marks, each named at its end, or a legend where there is no room',
  ],
  keys: { 'Arrow left, right': 'Between points', 'Arrow up, down': 'Between series', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Series differ by colour, mark and name; the colours are told apart by colour-blind readers and in grey',
    'Each point is read with its series, place and figure',
    'Zero is always in sight',
  ],
  pairs: [],
};
