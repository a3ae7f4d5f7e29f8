import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { Differences } from './Differences';

export const guide: Guide = {
  anatomy: ['Field', 'What it was, struck out', 'Arrow', 'What it is'],
  keys: {},
  promises: [
    'What went is a `del`, what came an `ins`: a screen reader says which is which',
    'The line through and the arrow tell them apart without colour',
  ],
  pairs: [
    {
      do: {
        shown: <Differences items={[{ id: 'status', label: 'Situação', before: 'A fazer', after: 'Concluída' }]} />,
        because: 'Words as people say them, both of them.',
      },
      dont: {
        shown: <Text size="s">status: todo -&gt; done</Text>,
        because: 'What the database keeps is not what anybody reads.',
      },
    },
  ],
};
