import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { DateRangePicker } from './DateRangePicker';

const meta = {
  component: DateRangePicker,
  args: { label: 'Período', startName: 'from', endName: 'to', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both dates can be typed in one go. */
export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0111202630112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
  },
};

/**
 * In the calendar the first Enter starts the range and moves one day on, the second ends it; the focus returns to the
 * field.
 */
export const ChosenInCalendar: Story = {
  args: { defaultValue: { start: '2026-11-09', end: '2026-11-12' } },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: /Abrir o calendário/ });
    await userEvent.click(opener);
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-18' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: { start: '2026-11-09', end: '2026-11-19' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }));
    await screen.findByRole('grid');
  },
};

/**
 * An impossible last day shows an error, and there is no range until it is corrected; a date can be pasted into either
 * end.
 */
export const ImpossibleAndPasted: Story = {
  args: { defaultValue: { start: '2026-02-01', end: '2026-02-20' } },
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getAllByRole('spinbutton', { name: /^dia/ });
    await userEvent.click(days[1] as HTMLElement);
    await userEvent.keyboard('30');
    await userEvent.click(days[0] as HTMLElement);
    await expect(await canvas.findByText('30/02/2026 não existe: fevereiro de 2026 vai até o dia 28.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(days[1] as HTMLElement);
    await userEvent.paste('28 fev 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-01', end: '2026-02-28' });
    await waitFor(() => expect(canvas.queryByText(/não existe/)).toBeNull());
    // Its last digit moves the focus to the last day; the error appears when the value is set.
    await userEvent.click(days[0] as HTMLElement);
    for (const digit of '31022026') await userEvent.keyboard(digit);
    await expect(await canvas.findByText('31/02/2026 não existe: fevereiro de 2026 vai até o dia 28.')).toBeVisible();
  },
};

const november = { start: '2026-11-01', end: '2026-11-30' };

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <DateRangePicker {...args} defaultValue={november} isRequired note="Os dois dias contam." />
      <DateRangePicker {...args} defaultValue={november} error="O mês de novembro já foi fechado." />
      <DateRangePicker {...args} defaultValue={november} isDisabled />
      <DateRangePicker {...args} defaultValue={november} isReadOnly />
    </Columns>
  ),
};
