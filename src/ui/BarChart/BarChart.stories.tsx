import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { BarChart } from './BarChart';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

const meta = {
  component: BarChart,
  args: {
    title: 'Saldo por mês',
    categories: ['jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.'],
    categoryLabel: 'Mês',
    series: [{ id: 'net', label: 'Saldo', values: [17_900, 20_700, -10_700, 34_600, -4_200, 28_150] }],
    format: (value) => money.format(value),
    formatShort: (value) => short.format(value),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Negative values extend below the line and keep their sign. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('img', { name: /^Saldo, jun\./ })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Saldo, ago\.: -R\$.10\.700$/ })).toHaveFocus();
  },
};

const kinds = [
  { id: 'material', label: 'Materiais', values: [22, 31, 28, 40, 37, 29] },
  { id: 'people', label: 'Equipe', values: [41, 40, 44, 43, 47, 46] },
  { id: 'travel', label: 'Viagens', values: [8, 12, 5, 15, 9, 11] },
];

/** Side by side, stacked, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Columns>
      <BarChart {...args} title="Despesas, lado a lado (mil R$)" series={kinds} format={String} formatShort={String} />
      <BarChart
        {...args}
        title="Despesas, somadas (mil R$)"
        series={kinds}
        format={String}
        formatShort={String}
        isStacked
      />
      <BarChart {...args} title="Sem números" series={[]} />
    </Columns>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
