import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Meter } from './Meter';

const meta = {
  component: Meter,
  args: { label: 'Verba da etapa', value: 82, valueText: 'R$ 82 mil de R$ 100 mil' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Verba da etapa' })).toHaveAttribute(
      'aria-valuetext',
      'R$ 82 mil de R$ 100 mil',
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack space="l">
      <Meter label="Espaço em disco" value={12} />
      <Meter label="Contas conciliadas" value={100} tone="positive" valueText="Todas as 48" />
      <Meter label="Horas contratadas" value={92} tone="warning" valueText="92 de 100 h, quase no fim" />
      <Meter
        label="Verba de viagens"
        value={130}
        tone="critical"
        valueText="R$ 13 mil de R$ 10 mil, passou em R$ 3 mil"
      />
    </Stack>
  ),
};
