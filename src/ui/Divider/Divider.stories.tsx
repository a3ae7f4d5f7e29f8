import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where distance alone does not say that one thing ends and another begins. */
export const Between: Story = {
  render: () => (
    <Stack>
      <Text>Dados do cliente</Text>
      <Divider />
      <Text>Histórico de pagamentos</Text>
    </Stack>
  ),
};
