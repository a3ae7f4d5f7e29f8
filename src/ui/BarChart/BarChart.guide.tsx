import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Title, turn to a table',
    'Axes',
    'Bars, with their figures where there is room',
    'Legend, if there are several series',
  ],
  keys: { 'Arrow left, right': 'Between points', 'Arrow up, down': 'Between series', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Series differ by colour, mark and name; the colours are told apart by colour-blind readers and in grey',
    'What is below zero hangs below the line and keeps its sign: red alone says nothing',
  ],
  pairs: [],
};
