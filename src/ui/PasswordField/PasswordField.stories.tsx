import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Senha', name: 'password', autoComplete: 'current-password', defaultValue: 'tear-de-pedal' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** Showing and hiding keeps the typed text. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('tear-de-pedal');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <PasswordField {...args} defaultValue="" isRequired />
      <PasswordField {...args} label="Senha nova" note="Doze letras ou mais. Uma frase é mais fácil de lembrar." />
      <PasswordField {...args} error="E-mail ou senha não conferem." />
      <PasswordField
        {...args}
        label="Frase de recuperação"
        defaultValue="tear de pedal na sala da tia de Blumenau, com o fio azul"
      />
      <PasswordField {...args} label="Desligado" isDisabled />
      <PasswordField {...args} label="Só para ler" isReadOnly />
    </Columns>
  ),
};
