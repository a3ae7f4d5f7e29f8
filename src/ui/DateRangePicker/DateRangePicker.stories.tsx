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

/** Both days are typed straight through. */
export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0111202630112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
  },
};

/** In the calendar the first Enter begins the range and moves one day on, the second ends it; the focus returns to the field. */
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
