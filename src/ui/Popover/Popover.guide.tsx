import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Button that opens it', 'Panel beside it'],
  keys: { 'Enter, Space': 'Opens', Escape: 'Closes, and the focus returns', Tab: 'Goes round inside' },
  promises: ['A dialog with a name', 'It stays inside the window'],
  pairs: [],
};
