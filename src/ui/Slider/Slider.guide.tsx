import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label and value', 'Track', 'Thumb'],
  keys: { 'Arrow keys': 'One step', 'Page up, down': 'Ten steps', 'Home, End': 'Least, most' },
  promises: ['Named, and each value is said', 'A hand of 24 px, 44 px under a finger'],
  pairs: [],
};
