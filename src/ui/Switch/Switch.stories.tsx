import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { Switch } from './Switch';

const meta = {
  component: Switch,
  args: { label: 'Avisar por e-mail' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} label="Desligado" isDisabled />
      <Switch {...args} label="Desligado, em sim" isDisabled defaultSelected />
      <Switch {...args} label="Só para ler" isReadOnly />
      <Switch {...args} label="Só para ler, em sim" isReadOnly defaultSelected />
      <Switch
        {...args}
        label="Avisar sobre Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
        defaultSelected
      />
    </Columns>
  ),
};

export const BySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
