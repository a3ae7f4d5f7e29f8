import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { RecurrencePicker, type RecurrencePickerProps } from './RecurrencePicker';

function Held({ value: first, onChange, ...props }: RecurrencePickerProps) {
  const [rule, setRule] = useState(first);
  return (
    <RecurrencePicker
      {...props}
      value={rule}
      onChange={(next) => {
        setRule(next);
        onChange(next);
      }}
    />
  );
}

const weekly = { every: 'week', interval: 2, weekdays: [1, 4], until: null, times: null } as const;

const meta = {
  component: RecurrencePicker,
  args: { label: 'Repetir', value: null, first: '2026-11-23', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RecurrencePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes from once to weekly on an additional day; the first day's own weekday stays selected. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Repetir/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Toda semana' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...weekly, interval: 1, weekdays: [] });
    await expect(canvas.getByRole('button', { name: 'seg.' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'qui.' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...weekly, interval: 1 });
  },
};

/** An end by date or by count. */
export const UntilADay: Story = {
  args: { value: { ...weekly, weekdays: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Termina/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Em uma data' }));
    await expect(canvas.getByRole('group', { name: 'Último dia' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ until: '2027-02-21', times: null }));
  },
};

/** A monthly rule by date or by weekday; only the options that fit the first day are offered. */
export const ByWeekdayOfMonth: Story = {
  args: { value: { ...weekly, every: 'month', interval: 1, weekdays: [] }, first: '2026-11-28', nths: [4, -1] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Em que dia do mês/ }));
    await expect(await screen.findByRole('option', { name: 'No dia 28' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'No quarto sábado' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'No último sábado' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ every: 'month', nth: -1 }));
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Repeat', value: { ...weekly, weekdays: [1, 4] }, next: ['Nov 23, 2026', 'Nov 26, 2026', '…'] },
  play: ({ canvas }) => expect(canvas.getByText('Next: Nov 23, 2026 · Nov 26, 2026 · …')).toBeVisible(),
};

/** Once; daily; every other week on two days; monthly by weekday; a number of times; until a date; invalid. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="xl">
      <Held {...args} />
      <Held {...args} label="Todo dia" value={{ ...weekly, every: 'day', weekdays: [] }} />
      <Held
        {...args}
        label="A cada duas semanas"
        value={{ ...weekly, weekdays: [1, 4] }}
        next={['23/11/2026', '26/11/2026', '07/12/2026', '…']}
      />
      <Held
        {...args}
        label="A quarta segunda-feira do mês"
        value={{ ...weekly, every: 'month', interval: 1, weekdays: [], nth: 4 }}
        nths={[4]}
      />
      <Held {...args} label="Seis vezes" value={{ ...weekly, every: 'month', weekdays: [], times: 6 }} />
      <Held {...args} label="Em uma data" value={{ ...weekly, every: 'year', weekdays: [], until: '2030-11-23' }} />
      <Held {...args} label="Recusado" value={{ ...weekly, weekdays: [] }} error="Passa do fim do projeto." />
    </Stack>
  ),
};
