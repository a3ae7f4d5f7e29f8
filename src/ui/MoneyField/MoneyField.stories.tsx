import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { MoneyField } from './MoneyField';

const meta = {
  component: MoneyField,
  args: { label: 'Valor', name: 'cents', onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Accepts any notation; a preview shows the parsed amount, and blur formats it. */
export const TypedFreely: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' });
    await userEvent.type(input, '1234.5');
    await expect(canvas.getByText('= 1.234,50')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234_50);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,50');
    await expect(canvas.queryByText(/^=/)).toBeNull();
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1.2.3');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Escreva como 1.234,50/);
    await expect(input).toHaveValue('1.2.3');
  },
};

function Held() {
  const [cents, setCents] = useState<number | null>(12480_00);
  return <MoneyField label="Amount" value={cents} onChange={setCents} note={`${cents ?? 'nothing'} in the store`} />;
}

/** In English the separators differ; the amount is the same. */
export const InEnglish: Story = {
  globals: { locale: 'en' },
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveValue('12,480.00');
    await userEvent.clear(input);
    await userEvent.type(input, '-3,10');
    await expect(canvas.getByText('-310 in the store')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('-3.10');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <MoneyField {...args} defaultValue={98_460_08} note="Com impostos." isRequired />
      <MoneyField {...args} label="Estorno" defaultValue={-1234_50} />
      <MoneyField {...args} label="Adiantamento" defaultValue={900_000_00} error="Passa do que você pode aprovar." />
      <MoneyField {...args} label="Desligado" defaultValue={12_50} isDisabled />
      <MoneyField {...args} label="Só para ler" defaultValue={12_50} isReadOnly />
    </Columns>
  ),
};
