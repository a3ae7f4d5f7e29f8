import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { MonthPicker, type MonthPickerProps } from './MonthPicker';

function Held({ value: first, onChange, ...props }: MonthPickerProps) {
  const [month, setMonth] = useState(first);
  return (
    <MonthPicker
      {...props}
      value={month}
      onChange={(next) => {
        setMonth(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: MonthPicker,
  args: { label: 'Fatura de', value: '2026-11', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps to the previous month; then opens the year and selects another month by keyboard. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
    await userEvent.click(canvas.getByRole('button', { name: 'outubro de 2026' }));
    const month = await screen.findByRole('option', { name: 'outubro de 2026' });
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'agosto de 2026' })).toHaveFocus());
  },
};

/** The open year, with disabled months. */
export const Open: Story = {
  args: { minValue: '2026-03', maxValue: '2026-11' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'novembro de 2026' }));
    await expect(await screen.findByRole('option', { name: 'fevereiro de 2026' })).toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('button', { name: 'Próximo ano' })).toBeDisabled();
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Invoice of' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'November 2026' })).toBeVisible(),
};

/** Unlimited, at both limits, without a visible label, and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Held {...args} />
      <Held {...args} label="No primeiro" value="2026-03" minValue="2026-03" />
      <Held {...args} label="No último" maxValue="2026-11" />
      <Held {...args} label="Sem rótulo" isLabelHidden />
      <Held {...args} label="Desligado" isDisabled />
    </Stack>
  ),
};
