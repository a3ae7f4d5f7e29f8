import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { CepField } from './CepField';

const meta = {
  component: CepField,
  args: { label: 'CEP', name: 'cep', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CepField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eighth digit triggers the address lookup. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'CEP' });
    await userEvent.type(input, '9001012');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '0');
    await expect(input).toHaveValue('90010-120');
    await expect(args.onComplete).toHaveBeenCalledWith('90010120');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <CepField {...args} defaultValue="90010120" isPending />
      <CepField {...args} defaultValue="9001" error="O CEP tem oito dígitos." isRequired />
      <CepField {...args} defaultValue="90010120" note="Cidade pequena tem um CEP só: escreva a rua." />
      <CepField {...args} defaultValue="90010120" isDisabled />
    </Columns>
  ),
};
