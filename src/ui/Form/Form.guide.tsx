import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Fields one below the other', 'Error summary above', 'Acts at the end'],
  keys: { Enter: 'Sends, from any one-line field' },
  promises: [
    'The server’s complaints stand at their fields',
    'Nothing typed is lost by an error',
    'The browser’s own bubbles never show',
  ],
  pairs: [],
};
