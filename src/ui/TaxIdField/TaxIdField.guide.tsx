import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Label', 'CPF or CNPJ, masked while it is typed', 'Note or complaint'],
  keys: { '0 to 9, A to Z': 'Types; letters become capitals' },
  promises: [
    'Its label is always on screen and tied to it; a complaint is read with it',
    'The caret stays where it was',
    'CNPJ with letters, as issued since July 2026, are taken',
  ],
  pairs: [],
};
