import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Avatar } from './Avatar';

export const guide: Guide = {
  anatomy: ['Circle in a quiet colour', 'First and last initial'],
  keys: {},
  promises: ['Decorative beside a name; with isAlone it is an image named by the whole name'],
  pairs: [
    {
      do: {
        shown: (
          <Inline>
            <Avatar name="Ana Maria de Souza" /> Ana Maria de Souza
          </Inline>
        ),
        because: 'The name stands beside the initials.',
      },
      dont: {
        shown: <Avatar name="Ana Maria de Souza" isAlone />,
        because: 'Initials alone are guessed at; only where the name is one step away.',
      },
    },
  ],
};
