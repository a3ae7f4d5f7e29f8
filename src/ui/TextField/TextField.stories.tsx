import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Nome do projeto', name: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = { args: { note: 'É o nome que o cliente vê nos relatórios.', isRequired: true } };

/** The complaint says what is wrong and is read with the field. */
export const WithError: Story = {
  args: { defaultValue: 'Linha 3', error: 'Já existe um projeto com esse nome. Escolha outro.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do projeto' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Já existe um projeto/);
  },
};

export const Money: Story = {
  args: { label: 'Valor', prefix: 'R$', placeholder: '0,00', inputMode: 'decimal', defaultValue: '12.480,00' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Retrofit da prensa 2' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Retrofit da prensa 2' } };
