import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { GridList } from './GridList';

const steps = [
  { id: 'survey', name: 'Levantamento em campo' },
  { id: 'design', name: 'Projeto elétrico' },
  { id: 'panel', name: 'Montagem do painel' },
];

export const guide: Guide = {
  anatomy: ['Frame', 'Items: handle, check box, content, “Move to…”'],
  keys: {
    'Arrow up, down': 'Between items',
    'Arrow left, right': 'Into an item and its buttons',
    Space: 'Selects',
    Enter: 'Does the act, or follows it',
    'Alt + arrow up, down': 'Moves the item',
    Letters: 'To the item that begins so',
  },
  promises: [
    'Whatever a drag does, a menu and the keyboard do too',
    'What moves keeps the focus, and its new place is read aloud',
    'A choice of one bears a tick, a choice of many a check box',
  ],
  pairs: [
    {
      do: {
        shown: (
          <GridList
            label="Etapas a exportar"
            items={steps}
            nameOf={({ name }) => name}
            selectionMode="multiple"
            defaultSelectedKeys={['design']}
          >
            {({ name }) => <Text as="span">{name}</Text>}
          </GridList>
        ),
        because: 'There is something to do with each: choose, move, open.',
      },
      dont: {
        shown: (
          <GridList label="Etapas" items={steps} nameOf={({ name }) => name}>
            {({ name }) => <Text as="span">{name}</Text>}
          </GridList>
        ),
        because: 'What is only read takes no stop of the keyboard and announces no grid: take List.',
      },
    },
  ],
};
