import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Scale, today',
    'Header of days, weeks, months or quarters',
    'Rows: title, bar with its dates and what is done',
    'Weekends, line of today',
  ],
  keys: { 'Arrow up, down': 'Between bars', 'Home, End': 'First, last bar', 'Enter, Space': 'Opens the bar' },
  promises: [
    'Each bar is a button read with its title, both dates and how much is done',
    'One stop of the keyboard for all bars',
    'Titles stay in sight when it scrolls',
  ],
  pairs: [],
};
