import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Scrim', 'Panel at the side: title, close, content, acts'],
  keys: { Escape: 'Closes, unless busy', Tab: 'Goes round inside' },
  promises: ['A dialog named by its title', 'The focus stays inside and returns to what opened it'],
  pairs: [],
};
