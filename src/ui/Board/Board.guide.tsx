import { Badge } from '../Badge/Badge';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board } from './Board';

const columns = [{ id: 'running', label: 'Em andamento' }];
const items = [
  { id: 'press', name: 'Retrofit da prensa 2', client: 'Metalúrgica Aurora' },
  { id: 'oven', name: 'Forno 3', client: 'Cerâmica Tijucas' },
];

export const guide: Guide = {
  anatomy: ['Columns: title, count, limit, collapse', 'Cards: handle, content, “Move to…”'],
  keys: {
    'Arrow up, down': 'Between cards',
    Tab: 'To the next column',
    'Alt + arrow up, down': 'Moves the card in its column',
    'Alt + arrow left, right': 'Moves the card to the next column',
    Enter: 'Opens the card',
  },
  promises: [
    'Whatever a drag does, a menu and the keyboard do too',
    'A card that moves keeps the focus; its column and place are read aloud',
    'A column over its limit says so in words',
    'A collapsed column opens when a card is sent there',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Board
            label="Projetos"
            columns={columns}
            items={items}
            columnOf={() => 'running'}
            nameOf={({ name }) => name}
          >
            {({ name, client }) => (
              <Stack space="none">
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="xs" tone="secondary">
                  {client}
                </Text>
              </Stack>
            )}
          </Board>
        ),
        because: 'Name and client: enough to know which one it is, and the column says its state.',
      },
      dont: {
        shown: (
          <Board
            label="Projetos, com tudo"
            columns={columns}
            items={items}
            columnOf={() => 'running'}
            nameOf={({ name }) => name}
          >
            {({ name, client }) => (
              <Stack space="xs">
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Inline space="xs">
                  <Badge tone="accent">Em andamento</Badge>
                  <Badge tone="warning">Prazo curto</Badge>
                </Inline>
                <Text as="span" size="xs" tone="secondary">
                  {client}, entrega em 18/12/2026, R$ 128.400,00, Helena Prado e mais três
                </Text>
              </Stack>
            )}
          </Board>
        ),
        because:
          'It repeats the column and tells what opening it would: three cards fill the screen and none is compared.',
      },
    },
  ],
};
