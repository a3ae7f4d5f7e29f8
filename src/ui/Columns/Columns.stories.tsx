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

/** The least width and the space between; a long word does not push the others aside. */
export const Matrix: Story = {
  render: () => (
    <Stack space="xl">
      {(
        [
          ['small', 's'],
          ['medium', 'm'],
          ['large', 'l'],
          ['large', 'xl'],
        ] as const
      ).map(([least, space]) => (
        <Stack key={space} space="xs">
          <Text size="s" tone="secondary">
            {least}, {space}
          </Text>
          <Columns least={least} space={space}>
            {cards}
            <Card>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Card>
          </Columns>
        </Stack>
      ))}
    </Stack>
  ),
};
