import type { Guide } from '../foundations/guide';
import { Heading } from './Heading';

export const guide: Guide = {
  anatomy: ['Words'],
  keys: {},
  promises: ['Its level is its place in the outline; how large it looks is apart'],
  pairs: [
    {
      do: {
        shown: (
          <Heading level={3} size="l">
            Etapas
          </Heading>
        ),
        because: 'Level by place, size by weight.',
      },
      dont: {
        shown: (
          <Heading level={1} size="s">
            Etapas
          </Heading>
        ),
        because: 'A page has one first-level title: the page’s.',
      },
    },
  ],
};
