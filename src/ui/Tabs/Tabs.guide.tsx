import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Names', 'Panel'],
  keys: { 'Arrow left, right': 'To the next, showing it', 'Home, End': 'First, last', Tab: 'Into the panel' },
  promises: ['One stop of the keyboard', 'TabLinks are links: each has its address'],
  pairs: [],
};
