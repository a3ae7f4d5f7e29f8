import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Frame that scrolls inside itself', 'Header row; sortable columns are buttons', 'Rows, which may lead on'],
  keys: {
    'Arrow keys': 'Between rows and cells',
    Enter: 'Follows the row, or sorts by the column',
    'Home, End': 'First, last',
  },
  promises: [
    'Every row is named by its first column',
    'The order is said when it changes',
    'Wider than its place, it takes a stop of the keyboard and says so',
  ],
  pairs: [],
};
