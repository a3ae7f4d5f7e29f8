import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Lines of one width, scrolling sideways inside', 'Button that copies'],
  keys: { Tab: 'To the button, and to the lines when they scroll', 'Enter, Space': 'Copies' },
  promises: ['That it was copied is said', 'It scrolls inside itself, never the page'],
  pairs: [],
};
