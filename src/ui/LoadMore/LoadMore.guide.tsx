import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['How much is shown', 'Button for more', 'What went wrong, with another try'],
  keys: { 'Enter, Space': 'Loads more' },
  promises: ['The focus stays where it was; how much came is said'],
  pairs: [],
};
