import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', '+55, area code and number, masked', 'Note or complaint'],
  keys: { '0 to 9': 'Types; the mask comes by itself' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'The value is E.164; what is pasted is understood',
    'The telephone keyboard opens on a phone',
  ],
  pairs: [],
};
