import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Situação',
    name: 'status',
    onChange: fn(),
    options: [
      { id: 'planned', label: 'Planejado', icon: CircleDashed },
      { id: 'paused', label: 'Pausado', icon: CirclePause, note: 'Não conta nos prazos' },
      { id: 'done', label: 'Concluído', icon: CircleCheck },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};

const projects = [
  { id: 'long', label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
];

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <Select {...args} note="Aparece no painel da unidade." />
      <Select {...args} defaultValue="paused" />
      <Select {...args} error="Escolha a situação do projeto." isRequired />
      <Select {...args} label="Situação sem rótulo à vista" isLabelHidden defaultValue="done" />
      <Select {...args} label="Projeto" options={projects} defaultValue="long" />
      <Select {...args} label="Desligado" defaultValue="planned" isDisabled />
    </Columns>
  ),
};

/** Opened, walked and chosen by the keyboard; the focus returns to the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('paused');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveTextContent('Pausado');
  },
};

export const Open: Story = {
  args: { defaultValue: 'planned', defaultOpen: true },
};
