import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { PixKeyField } from './PixKeyField';

const meta = {
  component: PixKeyField,
  args: { label: 'Chave Pix', name: 'pixKey', onChange: fn() },
} satisfies Meta<typeof PixKeyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The detected kind is shown beside the key and announced. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Chave Pix' });
    await userEvent.type(input, 'Financeiro@ValeDoItajai.com.br');
    await expect(canvas.getByText('E-mail')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { kind: 'email', key: 'financeiro@valedoitajai.com.br' },
      'Financeiro@ValeDoItajai.com.br',
    );
    await userEvent.clear(input);
    await userEvent.type(input, 'financeiro');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

/** Eleven digits can be a CPF or a mobile number: the field asks, and has no value until the person answers. */
export const Ambiguous: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Chave Pix' });
    await userEvent.type(input, '51998765432');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '51998765432');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'phone', key: '+5551998765432' }, '51998765432');
    await expect(input).toBeValid();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <PixKeyField {...args} defaultValue={{ kind: 'cpf', key: '52998224725' }} isRequired />
      <PixKeyField {...args} defaultValue={{ kind: 'cnpj', key: '12ABC34501DE35' }} note="A do contrato." />
      <PixKeyField {...args} defaultValue={{ kind: 'random', key: '123e4567-e89b-12d3-a456-426655440000' }} />
      <PixKeyField
        {...args}
        defaultValue={{ kind: 'phone', key: '+5551998765432' }}
        error="O banco não encontrou esta chave. Confira com quem recebe."
      />
      <PixKeyField {...args} defaultValue={{ kind: 'email', key: 'contas@serraazul.com.br' }} isDisabled />
    </Columns>
  ),
};
