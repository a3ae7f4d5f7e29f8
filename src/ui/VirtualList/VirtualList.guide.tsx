import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { VirtualList } from './VirtualList';

const few = [{ id: 'a', name: 'Medir a iluminação do posto' }];

export const guide: Guide = {
  anatomy: ['List', 'Rows of one height, or of two where the screen is narrow, each with its own acts'],
  keys: { Tab: 'Goes through what can be pressed in the rows in sight' },
  promises: [
    'Only rows in sight are drawn, and the one that has the focus',
    'Each row says which of how many it is',
    'The page scrolls, not a box inside it',
  ],
  pairs: [
    {
      do: {
        shown: (
          <VirtualList label="Etapas" rows={few}>
            {(row) => <Text>{row.name}</Text>}
          </VirtualList>
        ),
        because: 'Rows of one height with acts of their own, hundreds of them.',
      },
      dont: {
        shown: (
          <VirtualList label="Etapas" rows={few}>
            {() => <Text>Uma descrição de vários parágrafos não cabe em uma linha e fica cortada.</Text>}
          </VirtualList>
        ),
        because: 'What has no fixed height goes into a List or a Card.',
      },
    },
  ],
};
