import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { TaxIdField } from './TaxIdField';

const meta = {
  component: TaxIdField,
  args: { label: 'CPF ou CNPJ', name: 'taxId', onChange: fn() },
} satisfies Meta<typeof TaxIdField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Letters become upper case, and the format changes when the text can no longer be a CPF. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF ou CNPJ' });
    await userEvent.type(input, '529982');
    await expect(input).toHaveValue('529.982');
    await userEvent.clear(input);
    await userEvent.type(input, '12abc34501de35');
    await expect(input).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
};

/** A digit typed in the middle keeps the caret in place; pasted text may include separators and a label. */
export const CorrectedInTheMiddle: Story = {
  args: { kind: 'cpf', label: 'CPF', defaultValue: '5298224725' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('529.822.472-5');
    await expect(input.selectionStart).toBe(3);
    await userEvent.clear(input);
    await userEvent.paste('CPF 111.444.777-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('11144477735');
    await expect(input).toHaveValue('111.444.777-35');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <TaxIdField {...args} kind="cpf" label="CPF" defaultValue="52998224725" isRequired />
      <TaxIdField {...args} kind="cnpj" label="CNPJ" defaultValue="12ABC34501DE35" note="Os novos têm letras." />
      <TaxIdField
        {...args}
        kind="cnpj"
        label="CNPJ do fornecedor"
        defaultValue="12ABC34501DE45"
        error="Os dois últimos dígitos não conferem. Veja no cartão do CNPJ."
      />
      <TaxIdField {...args} label="Desligado" defaultValue="11222333000181" isDisabled />
      <TaxIdField {...args} label="Só para ler" defaultValue="11222333000181" isReadOnly />
    </Columns>
  ),
};
