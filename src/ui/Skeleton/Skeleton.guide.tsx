import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['The shape of what is coming'],
  keys: {},
  promises: [
    'Silent: the place around it says that it is busy',
    'Waits 150 ms, so that quick answers do not flicker',
    'Stands still for whoever asks for little motion',
  ],
  pairs: [],
};
