import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'Button that shows or hides'],
  keys: { Tab: 'To the button' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'Shown or hidden is said',
    'Password managers fill it in',
  ],
  pairs: [],
};
