import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Pagination, type PaginationProps } from './Pagination';

function Held(props: PaginationProps) {
  const [page, setPage] = useState(0);
  return (
    <Pagination
      {...props}
      summary={`${page * 25 + 1} a ${page * 25 + 25}`}
      hasPrevious={page > 0}
      hasNext={page < 2}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  );
}

const meta = {
  component: Pagination,
  args: {
    label: 'Páginas de lançamentos',
    summary: '1 a 25',
    hasPrevious: false,
    hasNext: true,
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The position is announced when the page changes, and the buttons stop at both ends. */
export const Plain: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('26 a 50');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await expect(canvas.getByRole('button', { name: 'Próxima' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Pagination {...args} label="Primeira" />
      <Pagination {...args} label="Meio" summary="26 a 50 de 1.284" hasPrevious />
      <Pagination {...args} label="Única" summary="8 lançamentos" hasNext={false} />
      <Pagination {...args} label="Esperando" isDisabled hasPrevious />
    </Stack>
  ),
};
