import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
import { Form } from '../Form/Form';
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

/** Day, month and year can be typed in one go; the value is a plain date without time and zone. */
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

/** An impossible date stays as typed, with an error, and is no value until it is corrected. */
export const Impossible: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('31022026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('31/02/2026 não existe: fevereiro de 2026 vai até o dia 28.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^dia/ })).toHaveTextContent('31');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^dia/ }));
    await userEvent.keyboard('28');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await waitFor(() => expect(canvas.queryByText(/não existe/)).toBeNull());
  },
};

/** A form is not sent with an incomplete or impossible date, because it would be saved as empty. */
export const HeldBack: Story = {
  args: { onChange: fn() },
  render: (args) => {
    const [sent, setSent] = useState(0);
    return (
      <Form onSubmit={() => setSent(sent + 1)}>
        <DatePicker {...args} />
        <Button type="submit">Salvar {sent}</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: /Salvar/ });
    await userEvent.tab();
    await userEvent.keyboard('3112');
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^ano/ })).toHaveFocus());
    await expect(await canvas.findByText('Complete a data ou apague-a.')).toBeVisible();
    await userEvent.keyboard('2026');
    await waitFor(() => expect(canvas.queryByText('Complete a data ou apague-a.')).toBeNull());
    await userEvent.click(save);
    await expect(save).toHaveTextContent('Salvar 1');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^mês/ }));
    await userEvent.keyboard('02');
    await userEvent.click(save);
    await expect(await canvas.findByText(/31\/02\/2026 não existe/)).toBeVisible();
    await expect(save).toHaveTextContent('Salvar 1');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^dia/ })).toHaveFocus());
  },
};

/** Common date formats can be pasted; an impossible date shows an error. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    for (const text of ['31/12/2026', '2026-12-31', '31 dez 2026']) {
      await userEvent.paste('1/1/2027');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-01');
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    }
    await expect(canvas.getByRole('spinbutton', { name: /^dia/ })).toHaveTextContent('31');
    await userEvent.paste('amanhã');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await userEvent.paste('30/02/2027');
    await expect(await canvas.findByText('30/02/2027 não existe: fevereiro de 2027 vai até o dia 28.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
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
