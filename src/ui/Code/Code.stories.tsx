import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Code } from './Code';

const meta = { component: Code, args: { children: 'PRJ-014' } } satisfies Meta<typeof Code>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** It takes the surrounding font size; long code wraps. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Heading>
        Projeto <Code>PRJ-014</Code>
      </Heading>
      <Text>
        A permissão <Code>projects.cost.read</Code> mostra os custos do <Code>PRJ-014</Code>.
      </Text>
      <Text size="s" tone="secondary">
        Chave <Code>6f1d5b0e-4a57-4c3b-9d36-1f0b7a2c9e84-retrofit-da-linha-de-embalagem-secundaria</Code>, criada ontem.
      </Text>
    </Stack>
  ),
};
