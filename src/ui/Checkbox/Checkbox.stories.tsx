import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { Checkbox } from './Checkbox';

const meta = {
  component: Checkbox,
  args: { label: 'Continuar conectado neste computador', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

/** Unselected, selected and indeterminate: default, disabled and read-only. */
export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected note="Por 30 dias, ou até você sair." />
      <Checkbox {...args} label="Todas as unidades" isIndeterminate />
      <Checkbox
        {...args}
        label="Li e aceito as regras da unidade"
        error="Aceite as regras para continuar."
        isRequired
      />
      <Checkbox
        {...args}
        label="Seguir: Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
        defaultSelected
      />
      <Checkbox {...args} label="Desligada" isDisabled />
      <Checkbox {...args} label="Desligada, marcada" isDisabled defaultSelected />
      <Checkbox {...args} label="Só para ler" isReadOnly />
      <Checkbox {...args} label="Só para ler, marcada" isReadOnly defaultSelected />
    </Columns>
  ),
};

export const BySpace: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
