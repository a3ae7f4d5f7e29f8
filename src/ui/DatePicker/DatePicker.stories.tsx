import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { DatePicker } from './DatePicker';

const meta = {
  component: DatePicker,
  args: { label: 'Entrega', name: 'due', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <DatePicker {...args} isRequired />
      <DatePicker {...args} defaultValue="2026-11-21" note="O dia em que o cliente recebe." />
      <DatePicker {...args} defaultValue="2026-11-15" error="15/11 é domingo. Escolha um dia útil." />
      <DatePicker
        {...args}
        label="Entrega de Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
        defaultValue="2026-11-21"
      />
      <DatePicker {...args} label="Desligado" defaultValue="2026-11-21" isDisabled />
      <DatePicker {...args} label="Só para ler" defaultValue="2026-11-21" isReadOnly />
    </Columns>
  ),
};

/** Day, month and year are typed straight through; what comes out is a plain day, without hour or zone. */
export const TypedByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('03122026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

/** In English the month comes first. */
export const TypedInEnglish: Story = {
  args: { label: 'Due' },
  globals: { locale: 'en' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12032026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

export const ChosenInCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: /Abrir o calendário/ });
    await userEvent.click(opener);
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
  },
};

export const CalendarOpen: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }));
    await screen.findByRole('grid');
  },
};
