import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Frame', 'Items: handle, check box, content, “Move to…”'],
  keys: {
    'Arrow up, down': 'Between items',
    'Arrow left, right': 'Into an item and its buttons',
    Space: 'Selects',
    Enter: 'Does the act, or follows it',
    'Alt + arrow up, down': 'Moves the item',
    Letters: 'To the item that begins so',
  },
  promises: [
    'Whatever a drag does, a menu and the keyboard do too',
    'What moves keeps the focus, and its new place is read aloud',
    'A choice of one bears a tick, a choice of many a check box',
  ],
  pairs: [],
};
