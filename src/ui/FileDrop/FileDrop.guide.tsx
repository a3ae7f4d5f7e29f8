import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Label and limits',
    'Place to drop',
    'Button that chooses',
    'Files, each with its removal',
    'Refusals in words',
  ],
  keys: {
    'Enter, Space': 'Chooses files',
    'Ctrl+V': 'Pastes a file while the place has the focus',
    Tab: 'Through the files',
  },
  promises: ['Everything that can be dropped can be chosen', 'Each refusal says which file, why and what is allowed'],
  pairs: [],
};
