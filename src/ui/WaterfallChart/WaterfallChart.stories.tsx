import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { WaterfallChart } from './WaterfallChart';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

const meta = {
  component: WaterfallChart,
  args: {
    title: 'Do saldo de outubro ao de novembro',
    steps: [
      { id: 'october', label: 'Outubro', value: 82_400, isTotal: true },
      { id: 'received', label: 'Recebido', value: 61_900 },
      { id: 'material', label: 'Materiais', value: -38_250 },
      { id: 'people', label: 'Equipe', value: -47_100 },
      { id: 'taxes', label: 'Impostos', value: -9_800 },
      { id: 'november', label: 'Novembro', value: 49_150, isTotal: true },
    ],
    format: (value) => money.format(value),
    formatShort: (value) => short.format(value),
  },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between the steps; each has its change and the remaining amount as name. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('img', { name: /^Outubro: R\$.82\.400$/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Recebido: \+R\$.61\.900, Depois R\$.144\.300$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Materiais: -R\$.38\.250, Depois R\$.106\.050$/ })).toHaveFocus();
  },
};

/** The same values and running totals as a table. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /^Impostos/ });
    await expect(row).toHaveTextContent(/-R\$.9\.800R\$.49\.150/);
  },
};

/** Negative totals, an unknown step, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Columns>
      <WaterfallChart
        {...args}
        title="Abaixo de zero e de volta (mil R$)"
        format={String}
        formatShort={String}
        steps={[
          { id: 'start', label: 'Início', value: 20, isTotal: true },
          { id: 'work', label: 'Obra', value: -55 },
          { id: 'tax', label: 'Imposto', value: null },
          { id: 'paid', label: 'Parcela', value: 70 },
          { id: 'end', label: 'Fim', value: 35, isTotal: true },
        ]}
      />
      <WaterfallChart
        {...args}
        title="Tudo perdido (mil R$)"
        format={String}
        formatShort={String}
        steps={[
          { id: 'start', label: 'Início', value: 10, isTotal: true },
          { id: 'loss', label: 'Perda', value: -30 },
          { id: 'end', label: 'Fim', value: -20, isTotal: true },
        ]}
      />
      <WaterfallChart {...args} title="Sem números" steps={[]} />
    </Columns>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
