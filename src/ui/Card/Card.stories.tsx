import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    children: (
      <Stack space="xs">
        <Heading level={2} size="m">
          Unidade Joinville
        </Heading>
        <Text tone="secondary" size="s">
          14 pessoas, 6 projetos em andamento
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Roomy: Story = { args: { padding: 'xl' } };
