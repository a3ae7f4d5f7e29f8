import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['First pane', 'Separator', 'Second pane'],
  keys: { 'Arrow keys': 'Move the separator', 'Home, End': 'Least, most' },
  promises: ['A separator that says its place', 'On a phone one pane stands below the other'],
  pairs: [],
};
