import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['Breadcrumbs', 'Title, the one first-level heading', 'Acts, the main one last', 'Content'],
  keys: {},
  promises: ['One h1', 'Works at 320 px and at 200 % text'],
  pairs: [],
};
