import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { LoadMore, type LoadMoreProps } from './LoadMore';

function Held(props: LoadMoreProps) {
  const [shown, setShown] = useState(25);
  return (
    <LoadMore
      {...props}
      summary={`${shown} lançamentos`}
      hasMore={shown < 75}
      onLoadMore={() => {
        props.onLoadMore();
        setShown(shown + 25);
      }}
    />
  );
}

const meta = {
  component: LoadMore,
  args: { summary: '25 lançamentos', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The new count is announced, and the focus stays on the button. */
export const Plain: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('50 lançamentos');
    await expect(canvas.getByRole('button', { name: 'Mostrar mais' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <LoadMore {...args} />
      <LoadMore {...args} isPending />
      <LoadMore {...args} error="A conexão caiu antes de chegar o resto." />
      <LoadMore {...args} summary="Todos os 61 lançamentos" hasMore={false} />
    </Stack>
  ),
};
