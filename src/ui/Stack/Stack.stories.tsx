import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Stack } from './Stack';

const meta = { component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Levantamento', 'Projeto', 'Comissionamento'].map((name) => <Card key={name}>{name}</Card>);

export const Plain: Story = { args: { children: cards } };

export const Spaces: Story = {
  render: () => (
    <Inline align="start" space="xl">
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((space) => (
        <Stack key={space} space={space}>
          {cards}
        </Stack>
      ))}
    </Inline>
  ),
};
