import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

const meta = { component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Levantamento', 'Projeto', 'Comissionamento'].map((name) => <Card key={name}>{name}</Card>);

export const Plain: Story = { args: { children: cards } };

/** Space, and the alignment of children that are narrower than the stack. */
export const Matrix: Story = {
  render: () => (
    <Stack space="2xl">
      <Inline align="start" space="xl">
        {(['none', 'xs', 's', 'm', 'l', 'xl', '2xl'] as const).map((space) => (
          <Stack key={space} space={space}>
            <Text size="s" tone="secondary">
              {space}
            </Text>
            {cards}
          </Stack>
        ))}
      </Inline>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} space="xs">
          <Text size="s" tone="secondary">
            {align}
          </Text>
          {cards.slice(0, 1)}
          <Card>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Card>
        </Stack>
      ))}
    </Stack>
  ),
};
