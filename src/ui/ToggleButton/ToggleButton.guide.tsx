import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Surface', 'Icon', 'Words'],
  keys: { 'Enter, Space': 'On or off' },
  promises: ['A button that says whether it is pressed'],
  pairs: [],
};
