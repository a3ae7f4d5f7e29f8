import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Table } from './Table';
import type { TableColumn, TableProps, TableSort } from './types';

interface Entry {
  id: string;
  what: string;
  account: string;
  isPaid: boolean;
  day: string;
  cents: number;
}

const subjects = [
  'Sensores indutivos M18',
  'Diárias da equipe em Joinville',
  'Licença do software de CLP',
  'Frete',
  'Medição',
];
const accounts = ['Materiais', 'Viagens', 'Assinaturas', 'Banco Itaú'];
const make = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    what: `${subjects[index % 5]} ${index + 1}`,
    account: accounts[index % 4] as string,
    isPaid: index % 3 === 0,
    day: `${String((index % 28) + 1).padStart(2, '0')}/11/2026`,
    cents: ((index * 7919) % 2_000_000) - 600_000,
  }));

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const columns: TableColumn<Entry>[] = [
  {
    id: 'what',
    label: 'Lançamento',
    cell: ({ what }) => what,
    isRowHeader: true,
    isSortable: true,
    width: 'wide',
  },
  { id: 'account', label: 'Conta', cell: ({ account }) => account },
  {
    id: 'state',
    label: 'Situação',
    cell: ({ isPaid }) => (isPaid ? <Badge tone="positive">Pago</Badge> : <Badge>A vencer</Badge>),
  },
  { id: 'day', label: 'Data', cell: ({ day }) => day, isNumeric: true },
  { id: 'amount', label: 'Valor', cell: ({ cents }) => money.format(cents / 100), isNumeric: true, isSortable: true },
];

function Entries(props: TableProps<Entry>) {
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => {
    if (!sort) return props.rows;
    const turn = sort.direction === 'ascending' ? 1 : -1;
    return props.rows.toSorted(
      (a, b) => turn * (sort.column === 'what' ? a.what.localeCompare(b.what) : a.cents - b.cents),
    );
  }, [props.rows, sort]);
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      actions={
        <Button size="s" tone="neutral" weight="soft">
          Marcar como pagos
        </Button>
      }
    />
  );
}

const meta = {
  component: Table<Entry>,
  render: (args) => <Entries {...args} />,
  args: {
    label: 'Lançamentos',
    columns,
    rows: make(200),
    nameOf: ({ what }) => what,
    selectionMode: 'multiple',
    height: 'short',
  },
} satisfies Meta<typeof Table<Entry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

function Late(props: TableProps<Entry>) {
  const [rows, setRows] = useState<Entry[]>([]);
  return (
    <Stack>
      <Button onPress={() => setRows(make(100_000))}>Trazer 100.000</Button>
      <Entries {...props} rows={rows} />
    </Stack>
  );
}

/** A hundred thousand rows: fewer than a hundred in the DOM at any position. */
export const HundredThousand: Story = {
  args: { rows: [], height: 'screen' },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const inPage = () => canvasElement.querySelectorAll('[role="row"]').length;
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer 100.000' }));
    await canvas.findByRole('rowheader', { name: 'Sensores indutivos M18 1' });
    console.info(`Table: 100,000 rows in ${Math.round(performance.now() - start)} ms, ${inPage()} in the page`);
    await expect(inPage()).toBeLessThan(100);
    canvas.getByRole('rowheader', { name: 'Sensores indutivos M18 1' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Medição 100000' })).toHaveFocus());
    await expect(inPage()).toBeLessThan(100);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sensores indutivos M18 1' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Medição 100000' })).toHaveFocus());
  },
};

/** Space, Shift with arrow keys, Ctrl+A and Escape; the count is shown and announced. */
export const Selecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar Sensores indutivos M18 1' })).toHaveFocus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 de 200 selecionadas');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar todas as linhas' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 de 200');
    // A range starts at the focused row and shrinks when the direction reverses.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 200');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Diárias.* 2$/ }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Medição 5$/ }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 de 200');
  },
};

/** In the header, Enter sorts and Shift with a horizontal arrow key resizes. */
export const HeaderByKeyboard: Story = {
  args: { selectionMode: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const name = () => canvas.getByRole('columnheader', { name: 'Lançamento' });
    await expect(name()).toHaveFocus();
    const before = name().offsetWidth;
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(name().offsetWidth).toBe(before + 32);
    await userEvent.keyboard('{Enter}');
    await expect(name()).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Por Lançamento, crescente');
  },
};

/** Records how many rows the first frame renders, and where the last of them ends. */
function FirstFrame(props: TableProps<Entry>) {
  const [told, setTold] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll('[aria-rowindex]') ?? [];
      setTold(`${rows.length} ${rows[rows.length - 1]?.getBoundingClientRect().bottom}`);
    });
  }, []);
  return (
    <div ref={box} data-first-frame={told}>
      <Table {...props} />
    </div>
  );
}

/** A short list renders the rows that fill the screen first, however low they are, and the others right after. */
export const FirstPaint: Story = {
  args: { rows: make(60), density: 'compact' },
  render: (args) => <FirstFrame {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(61));
    const told = canvasElement.querySelector<HTMLElement>('[data-first-frame]')?.dataset.firstFrame ?? '';
    const [count, bottom] = told.split(' ').map(Number) as [number, number];
    await expect(count).toBeLessThan(60);
    await expect(bottom).toBeGreaterThanOrEqual(innerHeight);
  },
};

/** Compact, selected, with links, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Entries {...args} label="Compacta" density="compact" />
      <Entries {...args} label="Com seleção" defaultSelectedKeys={['2', '3']} />
      <Entries
        {...args}
        label="Que leva adiante"
        selectionMode="none"
        onRowPress={fn()}
        rowHref={({ id }) => `#${id}`}
      />
      <Entries {...args} label="Vazia" rows={[]} />
    </Stack>
  ),
};
