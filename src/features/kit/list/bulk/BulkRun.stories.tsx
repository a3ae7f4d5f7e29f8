import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Problem } from '../../../kernel/problem';
import { bulkWords } from '../sample/words';
import { BulkRun } from './BulkRun';
import type { BulkTask } from './task';

const rows = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: `Unidade ${index + 1}` }));
const taskOf = (send: BulkTask['send']): BulkTask => ({
  rows,
  isDeletion: false,
  send,
  refresh: async () => {},
  again: (some) => ({ ...taskOf(send), rows: some }),
  back: () => undefined,
});

const meta = {
  component: BulkRun,
  args: { task: taskOf(async () => {}), words: bulkWords, onRun: fn(), onClose: fn() },
} satisfies Meta<typeof BulkRun>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Failed rows are listed with their reasons and can be retried. */
export const SomeFailed: Story = {
  args: {
    task: taskOf(async ({ id }) => {
      if (id === '3') throw new Problem('INTERNAL', 'A unidade mudou enquanto isso.');
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('8 alteradas, 1 falharam, 0 não tentadas')).toBeVisible();
    await expect(screen.getByText('A unidade mudou enquanto isso.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo as que falharam' }));
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ rows: [rows[3]] }));
  },
};

/** Stopping finishes the requests in flight and skips the rest. */
export const Stopped: Story = {
  args: { task: taskOf(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    await expect(await screen.findByText('4 alteradas, 0 falharam, 5 não tentadas')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Tentar de novo as que falharam' })).toBeNull();
  },
};
