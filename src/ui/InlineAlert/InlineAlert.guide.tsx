import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Icon', 'A sentence'],
  keys: {},
  promises: ['With isLive it is read when it comes', 'For a form or a card; a page has a Banner'],
  pairs: [],
};
