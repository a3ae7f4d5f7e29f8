import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import { PeriodPresets } from './PeriodPresets';

const presets = [
  { id: 'month', label: 'Este mês', days: { start: '2026-11-01', end: '2026-11-30' } },
  { id: 'last', label: 'Mês passado', days: { start: '2026-10-01', end: '2026-10-31' } },
  { id: 'year', label: 'Este ano', days: { start: '2026-01-01', end: '2026-12-31' } },
  { id: 'twelve', label: 'Últimos 12 meses', days: { start: '2025-12-01', end: '2026-11-30' } },
  { id: 'own', label: 'Outros dias' },
];

function Held({ value: first, onChange, ...props }: ComponentProps<typeof PeriodPresets>) {
  const [value, setValue] = useState(first);
  return (
    <Columns minWidth="s">
      <PeriodPresets
        {...props}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange(id);
        }}
      />
      {value === 'own' && <DateRangePicker label="De e até" />}
    </Columns>
  );
}

const meta = {
  component: PeriodPresets,
  args: { label: 'Período', presets, value: 'month', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PeriodPresets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each preset shows its days; a custom period opens a date range field. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Período/ }));
    await expect(await screen.findByRole('option', { name: /Mês passado/ })).toHaveTextContent(/1.*31.*out/);
    await userEvent.click(screen.getByRole('option', { name: /Outros dias/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('own');
    await expect(canvas.getByRole('group', { name: 'De e até' })).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Period', presets: [{ ...presets[0], id: 'month', label: 'This month' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Period/ }));
    await expect(await screen.findByRole('option', { name: /This month/ })).toHaveTextContent(/Nov 1\s–\s30, 2026/);
  },
};

/** A preset, a longer one, a custom period, and with a note. */
export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <Held {...args} />
      <Held {...args} value="twelve" note="Pelo dia do pagamento." />
      <Held {...args} value="own" />
    </Columns>
  ),
};
