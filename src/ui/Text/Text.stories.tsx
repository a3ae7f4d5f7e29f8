import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  component: Text,
  args: { children: 'A segunda medição foi aprovada e o pagamento sai na sexta.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Secondary: Story = { args: { tone: 'secondary', size: 's' } };

export const Tones: Story = {
  render: (args) => (
    <Stack space="xs">
      {(['primary', 'secondary', 'accent', 'positive', 'warning', 'critical', 'info'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

/** Figures of one width stand one below the other. */
export const Tabular: Story = {
  render: () => (
    <Stack space="none" align="end">
      <Text isTabular>R$ 1.111,11</Text>
      <Text isTabular>R$ 98.460,08</Text>
    </Stack>
  ),
};
