import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { List } from './List';

interface Person {
  id: string;
  name: string;
  role: string;
}

const people: Person[] = [
  { id: '1', name: 'Helena Prado', role: 'Coordenação' },
  { id: '2', name: 'Otávio Lima', role: 'Programação de CLP' },
  {
    id: '3',
    name: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos',
    role: 'Comissionamento e assistência técnica em campo',
  },
];

const meta = {
  component: List<Person>,
  args: {
    label: 'Equipe',
    items: people,
    children: ({ name, role }) => (
      <Inline justify="between">
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="s" tone="secondary">
          {role}
        </Text>
      </Inline>
    ),
  },
} satisfies Meta<typeof List<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** With and without frame, dense, ordered, empty. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <List {...args} frame="card" />
      <List {...args} label="Equipe, compacta" frame="card" density="compact" isOrdered />
      <List {...args} label="Equipe, vazia" items={[]} />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } }, args: { frame: 'card' } };
