import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Avisos', icon: Bell, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Soft: Story = { args: { weight: 'soft' } };

export const Pending: Story = { args: { isPending: true } };

/** The tooltip comes at once for the keyboard, and goes with Escape. */
export const TooltipOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Avisos' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Avisos');
  },
};
