import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Bar with the count of what is selected, and what may be done with it',
    'Header row: sort, width',
    'The rows in sight',
  ],
  keys: {
    'Arrow keys': 'Between cells',
    'Home, End': 'First, last cell of the row',
    'Ctrl + Home, End': 'First, last row',
    'Page up, down': 'By a screen',
    Space: 'Selects the row; in the header, all',
    'Shift + arrow up, down': 'Extends the selection',
    'Ctrl + A': 'Selects all',
    Escape: 'Selects none',
    Enter: 'Follows the row, or sorts by the column',
    'Shift + arrow left, right': 'In the header: makes the column narrower, wider',
  },
  promises: [
    'However many rows, fewer than a hundred are in the page, and the whole count is read aloud',
    'The row with the focus stays in the page when it scrolls out of sight',
    'Selection, order and width are said when they change',
    'Rows grow with the text and under a finger',
  ],
  pairs: [],
};
