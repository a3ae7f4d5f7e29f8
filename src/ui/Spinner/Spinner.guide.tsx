import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A turning arc'],
  keys: {},
  promises: ['Named when it stands alone', 'Stands still for whoever asks for little motion'],
  pairs: [],
};
