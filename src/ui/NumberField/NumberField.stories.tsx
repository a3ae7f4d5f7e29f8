import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { NumberField } from './NumberField';

const meta = {
  component: NumberField,
  args: { label: 'Pontos de entrada', name: 'inputs', onChange: fn(), minValue: 0 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The comma is the decimal separator, arrow keys step, and blur formats the number. */
export const ByKeyboard: Story = {
  args: { label: 'Horas previstas', step: 0.5, suffix: 'h' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Horas previstas' });
    await userEvent.type(input, '1200,5');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1201);
    await userEvent.tab();
    await expect(input).toHaveValue('1.201');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <NumberField {...args} defaultValue={0} note="O botão de menos para em zero." />
      <NumberField {...args} label="Avanço" defaultValue={0.35} formatOptions={{ style: 'percent' }} isRequired />
      <NumberField {...args} label="Quilômetros" defaultValue={12480} hasSteppers={false} suffix="km" />
      <NumberField {...args} label="Sem visitas não há medição" defaultValue={0} error="Conte ao menos uma visita." />
      <NumberField {...args} label="Desligado" defaultValue={12} isDisabled />
      <NumberField {...args} label="Só para ler" defaultValue={12} isReadOnly />
    </Columns>
  ),
};
