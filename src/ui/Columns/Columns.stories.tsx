import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Columns } from './Columns';

const meta = { component: Columns, args: { children: null } } satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Receita', 'Despesa', 'Saldo', 'A receber'].map((name) => <Card key={name}>{name}</Card>);

export const Plain: Story = { args: { children: cards } };

/** The minimum width and the space; a long word does not push the other columns aside. */
export const Matrix: Story = {
  render: () => (
    <Stack space="xl">
      {(
        [
          ['s', 's'],
          ['m', 'm'],
          ['l', 'l'],
          ['l', 'xl'],
        ] as const
      ).map(([minWidth, space]) => (
        <Stack key={space} space="xs">
          <Text size="s" tone="secondary">
            {minWidth}, {space}
          </Text>
          <Columns minWidth={minWidth} space={space}>
            {cards}
            <Card>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Card>
          </Columns>
        </Stack>
      ))}
    </Stack>
  ),
};
