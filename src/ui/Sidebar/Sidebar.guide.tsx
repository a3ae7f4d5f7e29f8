import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Product’s mark', 'Places, each with an icon', 'Children, where there is room for words'],
  keys: { 'Ctrl+B, Cmd+B': 'Opens and closes (the app listens)', Escape: 'Closes the drawer' },
  promises: [
    'One navigation landmark',
    'The current page is marked',
    'With icons alone each place keeps its name, and a tooltip shows it',
    'Below 768 px it is a drawer that keeps and returns the focus',
  ],
  pairs: [],
};
