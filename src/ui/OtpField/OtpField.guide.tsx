import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'Six places, one input'],
  keys: { '0 to 9': 'Types and goes on', Backspace: 'Goes back', 'Ctrl+V': 'Fills in what was copied' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'One input for a screen reader',
    'The code of a message is offered by the phone',
  ],
  pairs: [],
};
