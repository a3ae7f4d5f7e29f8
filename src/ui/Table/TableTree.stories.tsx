import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Table } from './Table';
import type { TableColumn } from './types';

interface Account {
  id: string;
  name: string;
  total: string;
  within?: Account[];
}

const accounts: Account[] = [
  {
    id: '1',
    name: 'Receitas',
    total: '166.440,35',
    within: [
      { id: '1.1', name: 'Projetos', total: '150.000,00' },
      { id: '1.2', name: 'Serviços', total: '16.440,35' },
    ],
  },
  {
    id: '2',
    name: 'Despesas',
    total: '−6.182,01',
    within: [
      {
        id: '2.1',
        name: 'Materiais',
        total: '−4.180,90',
        within: [{ id: '2.1.1', name: 'Sensores indutivos M18', total: '−4.180,90' }],
      },
      { id: '2.2', name: 'Viagens', total: '−2.001,11' },
    ],
  },
  { id: '3', name: 'Transferências', total: '0,00' },
];

const columns: TableColumn<Account>[] = [
  { id: 'name', label: 'Conta', cell: ({ name }) => name, isRowHeader: true, width: 'wide' },
  { id: 'total', label: 'Total', cell: ({ total }) => total, isNumeric: true },
];

/** A tree table: the right arrow key expands, the left one collapses or moves to the parent. */
const meta = {
  component: Table<Account>,
  args: {
    label: 'Plano de contas',
    columns,
    rows: accounts,
    below: ({ within }) => within,
    nameOf: ({ name }) => name,
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Table<Account>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(row(/Despesas/)).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['2']));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sensores indutivos M18' })).toHaveFocus());
    await expect(row(/Sensores/)).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Materiais' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/Materiais/)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /Sensores/ })).toBeNull();
  },
};

/** With the pointer, at the arrow before a name; rows can be selected as well. */
export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['2', '2.1'], defaultSelectedKeys: ['2.2'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true');
    const turn = canvas.getByRole('rowheader', { name: 'Receitas' }).querySelector('[data-turn]') as HTMLElement;
    await userEvent.click(turn);
    await expect(canvas.getByRole('row', { name: /Projetos/ })).toBeVisible();
    await userEvent.click(turn);
    await expect(canvas.queryByRole('row', { name: /Projetos/ })).toBeNull();
  },
};
