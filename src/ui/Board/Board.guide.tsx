import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Columns: title, count, limit, collapse', 'Cards: handle, content, “Move to…”'],
  keys: {
    'Arrow up, down': 'Between cards',
    Tab: 'To the next column',
    'Alt + arrow up, down': 'Moves the card in its column',
    'Alt + arrow left, right': 'Moves the card to the next column',
    Enter: 'Opens the card',
  },
  promises: [
    'Whatever a drag does, a menu and the keyboard do too',
    'A card that moves keeps the focus; its column and place are read aloud',
    'A column over its limit says so in words',
    'A collapsed column opens when a card is sent there',
  ],
  pairs: [],
};
