import type { Guide } from '../foundations/guide';
import { List } from '../List/List';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

const people = [
  { id: 'helena', name: 'Helena Prado' },
  { id: 'otavio', name: 'Otávio Lima' },
  { id: 'rita', name: 'Rita Nogueira' },
];

export const guide: Guide = {
  anatomy: ['Raised surface', 'Hairline border'],
  keys: {},
  promises: ['Nothing of its own: what is inside keeps its meaning'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack space="xs">
              <Text weight="medium">Unidade Joinville</Text>
              <Text size="s" tone="secondary">
                14 pessoas, 6 projetos em andamento
              </Text>
            </Stack>
          </Card>
        ),
        because: 'One sheet around what belongs together; inside it, distance is enough.',
      },
      dont: {
        shown: (
          <Card>
            <Stack space="s">
              <Text weight="medium">Unidade Joinville</Text>
              <Card padding="m">
                <Text size="s">14 pessoas</Text>
              </Card>
              <Card padding="m">
                <Text size="s">6 projetos em andamento</Text>
              </Card>
            </Stack>
          </Card>
        ),
        because: 'Sheets on a sheet: five borders for three lines.',
      },
    },
    {
      do: {
        shown: (
          <List label="Equipe" frame="card" items={people}>
            {({ name }) => <Text as="span">{name}</Text>}
          </List>
        ),
        because: 'Things alike are a list: one frame, and their number is read aloud.',
      },
      dont: {
        shown: (
          <Stack space="s">
            {people.map(({ id, name }) => (
              <Card key={id} padding="m">
                <Text>{name}</Text>
              </Card>
            ))}
          </Stack>
        ),
        because: 'A card each: the frames are louder than the names.',
      },
    },
  ],
};
