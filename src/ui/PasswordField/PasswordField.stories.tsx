import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Senha', name: 'password', autoComplete: 'current-password', defaultValue: 'tear-de-pedal' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** What was typed stays when it is shown and hidden again. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('tear-de-pedal');
  },
};

export const WithError: Story = { args: { error: 'E-mail ou senha não conferem.' } };
