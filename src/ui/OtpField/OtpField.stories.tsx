import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { OtpField } from './OtpField';

const meta = {
  component: OtpField,
  args: { label: 'Código de seis dígitos', name: 'code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single input, so that one paste or the phone's autofill fills it. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de seis dígitos' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a3');
    await expect(input).toHaveValue('123');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await userEvent.clear(input);
    await userEvent.paste('Seu código: 482 913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <OtpField {...args} note="Enviado para o número que acaba em 32." />
      <OtpField {...args} value="482" isRequired />
      <OtpField {...args} value="482913" error="Este código já venceu. Peça outro." />
      <OtpField {...args} value="482913" isDisabled />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { autoFocus: true, value: '48' },
};
