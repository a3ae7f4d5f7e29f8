import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ProgressBar } from './ProgressBar';

const meta = {
  component: ProgressBar,
  args: { label: 'Etapas concluídas', value: 5, maxValue: 8, showValue: true },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Etapas concluídas' })).toHaveAttribute('aria-valuenow', '5');
  },
};

/** Empty, partial and full; the five tones; without label; a label that wraps. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} />
      <ProgressBar {...args} value={8} tone="positive" />
      <ProgressBar label="Etapas de um projeto encerrado" value={60} tone="neutral" />
      <ProgressBar label="Horas usadas" value={88} tone="warning" showValue />
      <ProgressBar label="Documentos com o prazo vencido" value={97} tone="critical" showValue />
      <ProgressBar label="Sem o valor" value={40} />
      <ProgressBar label="Sem palavras" value={40} isLabelHidden />
      <ProgressBar
        {...args}
        label="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
      />
    </Stack>
  ),
};
