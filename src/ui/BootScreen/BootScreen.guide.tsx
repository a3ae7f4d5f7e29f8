import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A small loom at work', 'Carregando...'],
  keys: {},
  promises: ['A status that is read once', 'Stands still for whoever asks for little motion'],
  pairs: [],
};
