import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '#ui';
import { Problem } from '../../kernel/problem';
import { QuerySection } from './QuerySection';

const meta = {
  component: QuerySection<string>,
  args: {
    title: 'Meu trabalho',
    query: { data: 'Três etapas esperam por você.', error: undefined, refetch: fn(), isFetching: false },
    children: (data: string) => <Text>{data}</Text>,
  },
} satisfies Meta<typeof QuerySection<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Loading: Story = {
  args: { query: { data: undefined, error: undefined, refetch: fn(), isFetching: true } },
};

/** A section fails by itself, shows the reason and can be retried. */
export const Failing: Story = {
  args: {
    query: {
      data: undefined,
      error: new Problem('INTERNAL', 'Erro ao realizar a requisição'),
      refetch: fn(async () => {}),
      isFetching: false,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Erro ao realizar a requisição')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};
