import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Eight digits, masked while they are typed', 'Note or complaint'],
  keys: { '0 to 9': 'Types; the hyphen comes by itself' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'What is pasted is understood with or without the mask',
    'The number keyboard opens on a phone',
  ],
  pairs: [],
};
