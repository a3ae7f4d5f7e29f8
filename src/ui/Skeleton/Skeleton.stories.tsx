import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const OfAPage: Story = {
  render: () => (
    <Stack space="l">
      <Skeleton shape="title" />
      <Skeleton lines={2} />
      <Skeleton shape="block" />
    </Stack>
  ),
};
