import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['What it is about', 'A few words beside it'],
  keys: { Tab: 'Shows it', Escape: 'Hides it' },
  promises: ['Shown for the focus as for the mouse', 'Never the only place where something stands'],
  pairs: [],
};
