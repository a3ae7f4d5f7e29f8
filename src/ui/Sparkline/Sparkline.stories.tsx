import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline';

const meta = {
  component: Sparkline,
  args: { label: 'Horas apontadas', values: [32, 41, 38, 44, 40, 52, 49], format: (value) => `${value} h` },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
