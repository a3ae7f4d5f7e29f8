import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Table } from './Table';
import type { TableColumn } from './types';

interface Line {
  id: string;
  what: string;
  hours: string;
  rate: string;
}

const first: Line[] = [
  { id: '1', what: 'Levantamento de campo', hours: '12', rate: '180,00' },
  { id: '2', what: 'Projeto elétrico', hours: '40', rate: '210,00' },
  { id: '3', what: 'Montagem do painel', hours: '64', rate: '160,00' },
];

const number = new Intl.NumberFormat('pt-BR');

function Budget() {
  const [rows, setRows] = useState(first);
  const put = (row: Line, part: Partial<Line>) =>
    setRows((old) => old.map((each) => (each.id === row.id ? { ...each, ...part } : each)));
  const columns: TableColumn<Line>[] = [
    { id: 'what', label: 'Atividade', cell: ({ what }) => what, isRowHeader: true, width: 'wide', footer: 'Total' },
    {
      id: 'hours',
      label: 'Horas',
      cell: ({ hours }) => hours,
      isNumeric: true,
      footer: number.format(rows.reduce((total, { hours }) => total + Number(hours), 0)),
      edit: {
        value: ({ hours }) => hours,
        inputMode: 'numeric',
        commit: async (row, text) => {
          if (!/^\d+$/.test(text)) return 'Escreva as horas em algarismos.';
          put(row, { hours: text });
          return undefined;
        },
      },
    },
    {
      id: 'rate',
      label: 'Valor da hora',
      cell: ({ rate }) => rate,
      isNumeric: true,
      edit: {
        value: ({ rate }) => rate,
        inputMode: 'decimal',
        commit: (row, text) => {
          put(row, { rate: text });
          return undefined;
        },
      },
    },
  ];
  return <Table label="Orçamento" columns={columns} rows={rows} />;
}

/** Cells that are edited in place, as in a spreadsheet. */
const meta = { component: Budget } satisfies Meta<typeof Budget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Totals below the rows. */
export const Totals: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '116' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  },
};

/** F2, Enter or typing opens the editor; Enter and Tab save and move on; Escape reverts. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.getByRole('cell', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell('12')).toHaveFocus();
    await userEvent.keyboard('15{Enter}');
    await waitFor(() => expect(cell('40')).toHaveFocus());
    await expect(cell('15')).toBeVisible();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Horas' })).toHaveValue('40');
    await userEvent.keyboard('99{Escape}');
    await waitFor(() => expect(cell('40')).toHaveFocus());
    await userEvent.keyboard('{Enter}44{Tab}');
    await waitFor(() => expect(cell('210,00')).toHaveFocus());
    await userEvent.keyboard('220,00{Tab}');
    await waitFor(() => expect(cell('64')).toHaveFocus());
    await expect(cell('123')).toBeVisible();
  },
};

/** An invalid value stays in the editor with its error. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('cell', { name: '12' }));
    await userEvent.keyboard('doze{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Escreva as horas em algarismos.');
    const field = canvas.getByRole('textbox', { name: 'Horas' });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('doze');
  },
};

/** The rows whose cells were rendered. */
let drawn: string[] = [];
const counted: TableColumn<Line>[] = [
  { id: 'what', label: 'Atividade', cell: ({ what }) => what, isRowHeader: true },
  {
    id: 'hours',
    label: 'Horas',
    cell: ({ id, hours }) => {
      drawn.push(id);
      return hours;
    },
    edit: { value: ({ hours }) => hours, commit: () => undefined },
  },
];

/**
 * Opening an editor renders only its row, and typing renders none, so the cost does not depend on the size of the
 * table.
 */
export const OnlyItsRow: Story = {
  render: () => <Table label="Orçamento" columns={counted} rows={first} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('cell', { name: '12' })).toHaveFocus();
    drawn = [];
    await userEvent.keyboard('1');
    await expect(await canvas.findByRole('textbox', { name: 'Horas' })).toHaveValue('1');
    await expect(drawn.filter((id) => id !== '1')).toEqual([]);
    drawn = [];
    await userEvent.keyboard('56');
    await expect(canvas.getByRole('textbox', { name: 'Horas' })).toHaveValue('156');
    await expect(drawn).toEqual([]);
  },
};
