import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Navigation landmark', 'Links from the outermost in', 'This page, which is no link'],
  keys: { 'Tab, Enter': 'Goes to a link and follows it' },
  promises: ['The last one is marked as the current page', 'On a phone the middle folds away and stays reachable'],
  pairs: [],
};
