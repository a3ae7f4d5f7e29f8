import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { DonutChart } from './DonutChart';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

const meta = {
  component: DonutChart,
  args: {
    title: 'Despesas por conta',
    partLabel: 'Conta',
    parts: [
      { id: 'people', label: 'Equipe', value: 46_000 },
      { id: 'material', label: 'Materiais e componentes elétricos', value: 29_000 },
      { id: 'travel', label: 'Viagens', value: 11_000 },
      { id: 'software', label: 'Assinaturas', value: 4_250 },
    ],
    format: (value) => money.format(value),
    formatShort: (value) => short.format(value),
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('img', { name: /^Equipe/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Materiais .*: R\$.29\.000, 32,1%$/ })).toHaveFocus();
  },
};

/** A negative part has no share of a whole: the chart shows a message with its name instead. */
export const BelowZero: Story = {
  args: {
    parts: [
      { id: 'people', label: 'Equipe', value: 46_000 },
      { id: 'refund', label: 'Estornos', value: -4_250 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Um valor abaixo de zero não é parte.*: Estornos, -R\$.4\.250\.$/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    // Its table would show shares of a meaningless sum.
    await expect(canvas.queryByRole('button', { name: 'Ver como tabela' })).toBeNull();
  },
};

/** All eight colours; nothing to draw. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <DonutChart
        {...args}
        title="Oito unidades"
        parts={Array.from({ length: 8 }, (_, at) => ({
          id: String(at),
          label: `Unidade ${at + 1}`,
          value: 900 - at * 80,
        }))}
      />
      <DonutChart {...args} title="Sem números" parts={[]} />
    </Stack>
  ),
};
