import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField';

const zones = [
  { id: 'America/Sao_Paulo', label: 'São Paulo' },
  { id: 'America/Manaus', label: 'Manaus' },
  { id: 'America/New_York', label: 'Nova York' },
];

function Held({ value: first, onChange, ...props }: DateTimeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <DateTimeField
      {...props}
      value={value}
      onChange={(next, instant) => {
        setValue(next);
        onChange(next, instant);
      }}
    />
  );
}

const meta = {
  component: DateTimeField,
  args: {
    label: 'Começa',
    zones,
    ownZone: 'America/Sao_Paulo',
    value: { day: '2026-11-23', time: '14:00', zone: 'America/Manaus' },
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 14:00 in Manaus is 15:00 here; the caller gets the instant. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Para você: 23 de nov\. de 2026, 15:00$/)).toBeVisible();
    const [hour] = canvas.getAllByRole('spinbutton', { name: /hora, Hora/ });
    await userEvent.click(hour as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { day: '2026-11-23', time: '15:00', zone: 'America/Manaus' },
      '2026-11-23T19:00:00.000Z',
    );
  },
};

/** When daylight saving starts, 2:30 a.m. does not exist. */
export const SkippedHour: Story = {
  args: { value: { day: '2026-03-08', time: '02:30', zone: 'America/New_York' } },
  play: ({ canvas }) => expect(canvas.getByText(/pulam essa hora/)).toBeVisible(),
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Starts' },
  play: ({ canvas }) => expect(canvas.getByText(/^For you: Nov 23, 2026, 3:00\sPM$/)).toBeVisible(),
};

/** Another zone, the own zone, empty, invalid and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="xl">
      <Held {...args} isRequired />
      <Held {...args} label="Aqui" value={{ ...args.value, zone: 'America/Sao_Paulo' }} />
      <Held {...args} label="Vazio" value={{ day: null, time: null, zone: 'America/Manaus' }} />
      <Held {...args} label="Recusado" error="Já passou." />
      <Held {...args} label="Desligado" isDisabled />
    </Stack>
  ),
};
