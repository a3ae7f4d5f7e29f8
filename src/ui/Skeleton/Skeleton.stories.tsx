import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

/** All shapes and their combinations: a page, the content of a card. */
export const Matrix: Story = {
  render: () => (
    <Stack space="2xl">
      <Columns minWidth="s" space="l">
        <Skeleton />
        <Skeleton lines={3} />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Columns>
      <Stack space="l">
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <Skeleton shape="block" />
      </Stack>
      <Card>
        <Skeleton lines={2} />
      </Card>
    </Stack>
  ),
};
