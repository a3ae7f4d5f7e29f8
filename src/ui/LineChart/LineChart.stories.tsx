import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { AreaChart, LineChart } from './LineChart';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact' });
const months = ['jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.'];

const meta = {
  component: LineChart,
  args: {
    title: 'Entradas e saídas',
    categories: months,
    categoryLabel: 'Mês',
    series: [
      { id: 'in', label: 'Entradas', values: [82_000, 91_500, 78_200, 127_900, 118_400, 134_000] },
      { id: 'out', label: 'Saídas', values: [64_100, 70_800, 88_900, 93_300, 90_250, null] },
      { id: 'net', label: 'Saldo', values: [17_900, 20_700, -10_700, 34_600, 28_150, null] },
    ],
    format: (value) => money.format(value),
    formatShort: (value) => short.format(value),
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** One stop of Tab; arrows walk points and series, each says its figure. The table tells the same. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('img', { name: /^Entradas, jun\.: R\$.82\.000$/ })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Saldo, ago\.: -R\$.10\.700$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    await expect(await canvas.findByRole('rowheader', { name: 'nov.' })).toBeVisible();
    await expect(canvas.getAllByText('sem dado')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
    await canvas.findByRole('group', { name: 'Entradas e saídas' });
  },
};

const eight = Array.from({ length: 8 }, (_, at) => ({
  id: String(at),
  label: `Unidade ${at + 1}`,
  values: months.map((_, month) => 20 + at * 9 + ((month * 13 + at * 7) % 11)),
}));

/** Filled, piled, all eight colours, nothing to draw. */
export const Matrix: Story = {
  render: (args) => (
    <Columns>
      <AreaChart {...args} title="Entradas" series={args.series.slice(0, 1)} />
      <AreaChart {...args} title="Entradas e saídas, somadas" series={args.series.slice(0, 2)} />
      <LineChart {...args} title="Horas por unidade" series={eight} format={String} formatShort={String} />
      <LineChart {...args} title="Sem números" series={[]} />
    </Columns>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
