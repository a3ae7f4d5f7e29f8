import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  component: ProgressBar,
  args: { label: 'Etapas concluídas', value: 5, max: 8, showValue: true },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Etapas concluídas' })).toHaveAttribute('aria-valuenow', '5');
  },
};

export const Done: Story = { args: { value: 8, tone: 'positive' } };

export const Over: Story = { args: { label: 'Orçamento usado', value: 97, max: 100, tone: 'critical' } };
