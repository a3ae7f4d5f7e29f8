import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Menu, MenuTrigger } from '../Menu/Menu';
import { Stack } from '../Stack/Stack';
import { ColumnChooser } from './ColumnChooser';
import { Table } from './Table';
import type { TableColumn, TableProps, TableSort } from './types';
import { useTableLayout } from './use-table-layout';

const paid = fn();

interface Entry {
  id: string;
  day: string;
  what: string;
  account: string;
  state: 'paid' | 'due' | 'late';
  amount: string;
  cents: number;
}

const entries: Entry[] = [
  {
    id: '1',
    day: '03/11/2026',
    what: 'Sensores indutivos M18',
    account: 'Materiais',
    state: 'paid',
    amount: '−R$ 4.180,90',
    cents: -418090,
  },
  {
    id: '2',
    day: '07/11/2026',
    what: 'Sinal, Retrofit da prensa 2',
    account: 'Banco Itaú',
    state: 'paid',
    amount: 'R$ 38.500,00',
    cents: 3850000,
  },
  {
    id: '3',
    day: '11/11/2026',
    what: 'Diárias da equipe de campo em Joinville',
    account: 'Viagens',
    state: 'due',
    amount: '−R$ 1.111,11',
    cents: -111111,
  },
  {
    id: '4',
    day: '14/11/2026',
    what: 'Segunda medição, Paletizadora',
    account: 'Banco Itaú',
    state: 'late',
    amount: 'R$ 127.940,35',
    cents: 12794035,
  },
  {
    id: '5',
    day: '21/11/2026',
    what: 'Licença do software de CLP',
    account: 'Assinaturas',
    state: 'due',
    amount: '−R$ 890,00',
    cents: -89000,
  },
];

const states = {
  paid: <Badge tone="positive">Pago</Badge>,
  due: <Badge tone="neutral">A vencer</Badge>,
  late: <Badge tone="critical">Atrasado</Badge>,
};

const columns: TableColumn<Entry>[] = [
  { id: 'what', label: 'Lançamento', cell: ({ what }) => what, isRowHeader: true, isSortable: true, width: 'wide' },
  { id: 'account', label: 'Conta', cell: ({ account }) => account },
  { id: 'state', label: 'Situação', cell: ({ state }) => states[state] },
  { id: 'day', label: 'Data', cell: ({ day }) => day, isNumeric: true, isSortable: true },
  { id: 'amount', label: 'Valor', cell: ({ amount }) => amount, isNumeric: true, isSortable: true },
];

const meta = {
  component: Table<Entry>,
  subcomponents: { ColumnChooser },
  args: { label: 'Lançamentos de novembro', columns, rows: entries },
} satisfies Meta<typeof Table<Entry>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money and dates are right-aligned with tabular figures. */
export const Plain: Story = {};

function Sorted(props: TableProps<Entry>) {
  const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'descending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const value = ({ cents, what }: Entry) => (sort.column === 'what' ? what : cents);
  const rows = props.rows.toSorted((a, b) => (value(a) > value(b) ? turn : -turn));
  return <Table {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

/** The server or the caller sorts; the table shows the order. */
export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Segunda medição');
    await user.click(canvas.getByRole('columnheader', { name: /Lançamento/ }));
    await expect(first()).toHaveTextContent('Diárias');
    await expect(canvas.getByRole('columnheader', { name: /Lançamento/ })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** A press or Enter opens a row; buttons inside it keep their own action. */
export const LeadingOn: Story = {
  args: {
    onRowPress: fn(),
    columns: [
      ...columns,
      {
        id: 'acts',
        label: 'Ações',
        isLabelHidden: true,
        width: 'fit',
        cell: () => <IconButton size="s" label="Ações do lançamento" icon={Ellipsis} />,
      },
    ],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowPress).toHaveBeenCalled();
  },
};

/** Rows that link and can be selected: the checkbox selects without opening. */
export const Selectable: Story = {
  args: {
    onRowPress: fn(),
    nameOf: ({ what }) => what,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['2'],
    onSelectionChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Selecionar Sensores indutivos M18' });
    await user.click(box);
    await expect(box).toBeChecked();
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await user.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('rowheader', { name: 'Sensores indutivos M18' }));
    await expect(args.onRowPress).toHaveBeenCalledTimes(1);
  },
};

const fields = ['what', 'day', 'account', 'state', 'amount', 'cents', 'id'] as const;

/** A row consists only of its cells and their content: eleven elements for seven columns. */
export const FewElements: Story = {
  args: {
    columns: fields.map((id) => ({ id, label: id, isRowHeader: id === 'what', cell: (entry) => entry[id] })),
    rowHref: ({ id }) => `#${id}`,
    nameOf: ({ what }) => what,
    selectionMode: 'multiple',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar Sensores indutivos M18' });
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(14);
  },
};

function Grouped(props: TableProps<Entry>) {
  const [folded, setFolded] = useState<string[]>(['late']);
  const labels = { paid: 'Pago', due: 'A vencer', late: 'Atrasado' };
  const groups = (['paid', 'due', 'late'] as const).map((id) => {
    const rows = props.rows.filter(({ state }) => state === id);
    return { id, label: labels[id], note: String(rows.length), isFolded: folded.includes(id), rows };
  });
  const toggle = (id: string) =>
    setFolded((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return <Table {...props} groups={groups} onGroupToggle={toggle} />;
}

/** Rows below collapsible group headers; columns align across all groups. */
export const InGroups: Story = {
  render: (args) => <Grouped {...args} />,
  play: async ({ canvas }) => {
    // The table reads its rows before it renders them.
    const head = await canvas.findByRole('button', { name: /Pago/ });
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await user.click(head);
    await expect(canvas.queryByRole('row', { name: /Sensores indutivos/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: /Atrasado/ }));
    await expect(canvas.getByRole('row', { name: /Segunda medição/ })).toBeVisible();
  },
};

/**
 * Cells contain links and menus, yet the table is one tab stop: arrow keys move through the cell content, Tab returns
 * to the last cell.
 */
export const OneStop: Story = {
  args: {
    rowHref: ({ id }) => `#${id}`,
    nameOf: ({ what }) => what,
    columns: [
      ...columns,
      {
        id: 'acts',
        label: 'Ações',
        isLabelHidden: true,
        width: 'fit',
        cell: ({ what }) => (
          <MenuTrigger>
            <IconButton size="s" label={`Ações de ${what}`} icon={Ellipsis} />
            <Menu label={what} items={[{ id: 'pay', label: 'Pagar' }]} />
          </MenuTrigger>
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stack>
        <Button>Antes</Button>
        <Story />
        <Button>Depois</Button>
      </Stack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Antes' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sensores indutivos M18' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    const menu = canvas.getByRole('button', { name: 'Ações de Sinal, Retrofit da prensa 2' });
    await waitFor(() => expect(menu).toHaveFocus());
    // A simulated Tab continues from the element of the key press; the browser continues from the focus, behind the
    // table.
    fireEvent.keyDown(menu, { key: 'Tab' });
    const focused = () => canvas.getByRole('grid').compareDocumentPosition(document.activeElement as Element);
    await expect(focused() & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    canvas.getByRole('button', { name: 'Depois' }).focus();
    await userEvent.tab({ shift: true });
    await expect(menu).toHaveFocus();
    fireEvent.keyDown(menu, { key: 'Tab', shiftKey: true });
    await expect(focused() & Node.DOCUMENT_POSITION_CONTAINS).toBeTruthy();
    canvas.getByRole('button', { name: 'Antes' }).focus();
    await userEvent.tab();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Home}s');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Segunda medição, Paletizadora' })).toHaveFocus());
  },
};

/** The right mouse button and the context menu key open a row's menu. */
export const RowMenu: Story = {
  args: {
    nameOf: ({ what }) => what,
    menu: ({ id }) => [{ id: 'pay', label: 'Pagar', onAction: () => paid(id) }],
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const row = canvas.getByRole('rowheader', { name: 'Licença do software de CLP' });
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    const body = within(canvasElement.ownerDocument.body);
    const menu = await body.findByRole('menu', { name: 'Ações de Licença do software de CLP' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Pagar' }));
    await expect(paid).toHaveBeenCalledWith('5');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

function Arranged(props: TableProps<Entry>) {
  const [layout, setLayout] = useTableLayout('lançamentos');
  return (
    <Stack>
      <Inline justify="end">
        <ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} />
      </Inline>
      <Table {...props} layout={layout} onLayoutChange={setLayout} />
    </Stack>
  );
}

/** Column visibility and widths are stored in this browser. */
export const Columns: Story = {
  beforeEach: () => localStorage.removeItem('table lançamentos'),
  render: (args) => <Arranged {...args} />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('checkbox', { name: 'Conta' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Conta' })).toBeNull());
    const header = canvas.getByRole('columnheader', { name: 'Situação' });
    const before = header.offsetWidth;
    header.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(header.offsetWidth).toBe(before + 32));
    const kept = JSON.parse(localStorage.getItem('table lançamentos') ?? '{}');
    await expect(kept).toMatchObject({ hiddenColumns: ['account'], widths: { state: before + 32 } });
  },
};

/** A column edge can be dragged, or pressed for a menu; it is 24 pixels wide, half of them over the next column. */
export const Widths: Story = {
  args: { selectionMode: 'multiple', nameOf: ({ what }) => what },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const handleOf = (name: string) =>
      canvas.getByRole('columnheader', { name }).querySelector('[data-handle]') as HTMLElement;
    await canvas.findByRole('checkbox', { name: 'Selecionar Sensores indutivos M18' });
    for (const name of ['Lançamento', 'Conta', 'Situação', 'Data', 'Valor']) {
      const { left, right, top, bottom, width, height } = handleOf(name).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      for (const [atX, atY] of [
        [left + 1, y],
        [right - 1, y],
        [x, top + 1],
        [x, bottom - 1],
      ] as const)
        await expect(document.elementFromPoint(atX, atY)).toBe(handleOf(name));
    }
    const words = canvas.getByText('Data').getBoundingClientRect();
    await expect(handleOf('Data').getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right);

    const header = canvas.getByRole('columnheader', { name: 'Situação' });
    const before = header.offsetWidth;
    handleOf('Situação').click();
    const menu = await body.findByRole('menu', { name: 'Largura de Situação' });
    const press = (name: string) => userEvent.click(within(menu).getByRole('menuitem', { name }));
    await press('Mais larga');
    await press('Mais larga');
    await waitFor(() => expect(header.offsetWidth).toBe(before + 64));
    await press('Mais estreita');
    await waitFor(() => expect(header.offsetWidth).toBe(before + 32));
    await press('Restaurar larguras');
    await waitFor(() => expect(header.offsetWidth).toBe(before));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(header).toHaveFocus());
    // By the right mouse button, a long press, and the context menu key.
    await userEvent.pointer({ keys: '[MouseRight]', target: header });
    const byKeys = await body.findByRole('menu', { name: 'Largura de Situação' });
    await waitFor(() => expect(byKeys.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(header.offsetWidth).toBe(before + 32));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(header).toHaveFocus());
  },
};

/** Single selection, by press or Space. */
export const SelectOne: Story = {
  args: { selectionMode: 'single', onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Sensores indutivos M18' }));
    await expect(canvas.getByRole('row', { name: /Sensores/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['2']));
  },
};

/** The table scrolls inside itself, not the page, and the row header stays visible. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { rowHref: ({ id }) => `/finance/${id}` },
};

export const OwnHeight: Story = {
  args: {
    height: 'screen',
    rows: Array.from({ length: 60 }, (_, index) => ({ ...(entries[index % 5] as Entry), id: String(index) })),
  },
};

/** Comfortable and compact, sorted, with links, loading, and both empty states. */
export const Matrix: Story = {
  render: (args) => {
    const [first, ...rest] = entries as [Entry, ...Entry[]];
    const long = 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial';
    return (
      <Stack space="l">
        <Table {...args} rows={[{ ...first, what: long, account: 'Materiais e componentes elétricos' }, ...rest]} />
        <Table {...args} label="Compacta" density="compact" sort={{ column: 'day', direction: 'ascending' }} />
        <Table {...args} label="Que leva adiante" rows={rest} rowHref={({ id }) => `/finance/${id}`} isPending />
        <Table {...args} label="Vazia" rows={[]} />
        <Table
          {...args}
          label="Vazia, com o que fazer"
          rows={[]}
          empty={
            <EmptyState
              kind="nothing yet"
              title="Nenhum lançamento em novembro"
              description="Registre o primeiro ou traga do extrato."
            />
          }
        />
      </Stack>
    );
  },
};
