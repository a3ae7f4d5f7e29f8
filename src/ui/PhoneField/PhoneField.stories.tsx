import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { PhoneField } from './PhoneField';

const meta = {
  component: PhoneField,
  args: { label: 'Celular com DDD', name: 'phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brazilian notation by default; a foreign number starts with `+`. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Celular com DDD' });
    await userEvent.type(input, '51998765432');
    await expect(input).toHaveValue('(51) 99876-5432');
    await expect(args.onChange).toHaveBeenLastCalledWith('+5551998765432');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '+59899123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('+59899123456');
    await userEvent.clear(input);
    await userEvent.paste('+55 (51) 3333-4444');
    await expect(input).toHaveValue('(51) 3333-4444');
  },
};

/** A toll-free number has no area code: it is shown as `0800 123 4567` and stored as `+558001234567`. */
export const FreeOfCharge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Celular com DDD' });
    await userEvent.type(input, '08001234567');
    await expect(input).toHaveValue('0800 123 4567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+558001234567');
    await userEvent.type(input, '{Backspace>8/}');
    await expect(input).toHaveValue('080');
    await userEvent.clear(input);
    await userEvent.paste('+55 800 123 4567');
    await expect(input).toHaveValue('0800 123 4567');
    await userEvent.clear(input);
    await userEvent.type(input, '051998765432');
    await expect(input).toHaveValue('(51) 99876-5432');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <PhoneField {...args} defaultValue="+5551998765432" isRequired />
      <PhoneField {...args} label="Fixo" defaultValue="+555133334444" note="Com ramal, se houver, nas observações." />
      <PhoneField {...args} label="Atendimento" defaultValue="+558001234567" />
      <PhoneField {...args} label="Do Uruguai" defaultValue="+59899123456" />
      <PhoneField {...args} defaultValue="+55519987" error="Faltam quatro dígitos." />
      <PhoneField {...args} defaultValue="+5551998765432" isDisabled />
      <PhoneField {...args} defaultValue="+5551998765432" isReadOnly />
    </Columns>
  ),
};
