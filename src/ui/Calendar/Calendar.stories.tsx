import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Calendar, type CalendarEvent } from './Calendar';

const at = (day: number, hour: string) => `2026-11-${String(day).padStart(2, '0')}T${hour}:00-03:00`;

const events: CalendarEvent[] = [
  { id: 'trip', title: 'Equipe em Joinville', start: '2026-11-10', end: '2026-11-13', tone: 'info' },
  {
    id: 'start',
    title: 'Comissionamento da linha de envase',
    start: '2026-11-12',
    end: '2026-11-16',
    tone: 'positive',
  },
  { id: 'leave', title: 'Férias de Caio Monteiro', start: '2026-11-27', end: '2026-12-02', tone: 'neutral' },
  { id: 'kick', title: 'Início do retrofit', start: at(16, '09:00'), end: at(16, '10:30'), href: '/meetings/kick' },
  { id: 'plc', title: 'Revisão do programa de CLP com o cliente', start: at(18, '14:00'), end: at(18, '16:00') },
  { id: 'buy', title: 'Compras', start: at(18, '15:00'), end: at(18, '15:30'), tone: 'warning' },
  { id: 'safety', title: 'Segurança', start: at(18, '15:00'), end: at(18, '17:00'), tone: 'critical' },
  { id: 'close', title: 'Fechamento do mês', start: at(18, '17:30'), end: at(18, '18:00'), tone: 'positive' },
];

const meta = {
  component: Calendar,
  args: {
    label: 'Reuniões',
    events,
    defaultDay: '2026-11-18',
    today: '2026-11-21',
    holidayOf: (day) => (day === '2026-11-20' ? 'Consciência Negra' : undefined),
    zone: 'America/Sao_Paulo',
    onEventPress: fn(),
    onDayChange: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A multi-day event is one bar, named once per week and rounded only at its true ends. A holiday shows its name. */
export const Month: Story = {
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('gridcell', { name: /20 de novembro.*Consciência Negra/ });
    await expect(day).toHaveAttribute('data-weekend');
    await expect(canvas.getByRole('gridcell', { name: /19 de novembro/ })).not.toHaveAttribute('data-weekend');
  },
};

/**
 * Arrow keys move by day and week, Page keys by month; the remaining events open in a popover, and Escape restores the
 * focus.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const more = await canvas.findByRole('button', { name: /^Mais 2 em quarta-feira, 18/ });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Fechamento do mês');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    (await canvas.findByRole('gridcell', { name: /18 de novembro/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-25');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /25 de novembro/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-22');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /domingo, 22 de novembro/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /22 de dezembro/ })).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Calendar {...args} label="Dia" defaultView="day" />
      <Calendar {...args} label="Semana" defaultView="week" />
      <Calendar {...args} label="Agenda" defaultView="agenda" />
      <Calendar {...args} label="Agenda vazia" defaultView="agenda" events={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findAllByRole('link', { name: /Início do retrofit/ }))[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(/15:00/);
  },
};

/**
 * Alt with arrow keys moves an event, with Ctrl resizes it; Escape reverts. Arrow keys reach empty slots, where Enter
 * creates an event.
 */
export const Planned: Story = {
  args: {
    defaultView: 'week',
    now: '2026-11-21T10:20:00-03:00',
    onEventMove: fn(),
    onDraw: fn(),
    events: events.map((event) => ({
      ...event,
      isMovable: event.id !== 'close',
      ...(event.id === 'buy' && { people: [{ name: 'Rafael Nogueira', hue: 1 }] }),
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const event = canvas.getByRole('link', { name: /Início do retrofit/ });
    event.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowRight}{/Alt}');
    await expect(args.onEventMove).toHaveBeenLastCalledWith('kick', {
      start: '2026-11-17T12:30:00.000Z',
      end: '2026-11-17T14:00:00.000Z',
    });
    await waitFor(() => expect(event).not.toHaveAttribute('data-away'));
    await userEvent.keyboard('{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}');
    await expect(args.onEventMove).toHaveBeenLastCalledWith('kick', {
      start: at(16, '09:00'),
      end: '2026-11-16T13:45:00.000Z',
    });
    await userEvent.keyboard('{Alt>}{ArrowUp}{Escape}{/Alt}');
    await expect(args.onEventMove).toHaveBeenCalledTimes(2);
    // An event that is not movable stays.
    canvas.getByRole('button', { name: /Fechamento do mês/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onEventMove).toHaveBeenCalledTimes(2);
    event.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /16 de novembro.*09:00/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDraw).toHaveBeenLastCalledWith({
      start: '2026-11-16T12:00:00.000Z',
      end: '2026-11-16T13:00:00.000Z',
    });
    await userEvent.click(canvas.getByRole('button', { name: /^qua., 18/ }));
    await expect(await canvas.findByRole('button', { name: /Revisão do programa/ })).toBeVisible();
  },
};

/** A key press counts even if it arrives before the preview of the previous one was removed. */
export const FastKeys: Story = {
  tags: ['!autodocs'],
  args: { ...Planned.args, onEventMove: fn() },
  play: async ({ canvas, args }) => {
    const event = canvas.getByRole('link', { name: /Início do retrofit/ });
    event.focus();
    // A busy browser delivers keys before timers.
    const press = async (kind: 'keydown' | 'keyup', key: string) => {
      event.dispatchEvent(new KeyboardEvent(kind, { key, altKey: key !== 'Alt', bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    };
    await press('keydown', 'ArrowDown');
    await press('keyup', 'Alt');
    await press('keydown', 'ArrowRight');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await press('keyup', 'Alt');
    await expect(args.onEventMove).toHaveBeenCalledTimes(2);
    await expect(args.onEventMove).toHaveBeenLastCalledWith('kick', {
      start: '2026-11-17T12:15:00.000Z',
      end: '2026-11-17T13:45:00.000Z',
    });
  },
};

/** Of thirty concurrent events the last lane shows the number of hidden ones and opens them. */
export const Crowded: Story = {
  args: {
    defaultView: 'week',
    events: Array.from({ length: 30 }, (_, index) => ({
      id: `call-${index}`,
      title: `Chamada ${index + 1}`,
      start: at(18, `14:${String(index % 3)}0`),
      end: at(18, '16:00'),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mais 28 em/ }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Chamada 30');
    await userEvent.keyboard('{Escape}');
    for (const view of ['Semana', 'Mês']) {
      await userEvent.click(canvas.getByRole('radio', { name: view }));
      await canvas.findByRole('button', { name: /^Mais 2\d em/ });
      // Paper has no popovers, so all events are printed.
      dispatchEvent(new Event('beforeprint'));
      await expect(canvas.getAllByText(/^Chamada \d+$/)).toHaveLength(30);
      await expect(canvas.queryByRole('button', { name: /^Mais \d+ em/ })).toBeNull();
      dispatchEvent(new Event('afterprint'));
      await canvas.findByRole('button', { name: /^Mais 2\d em/ });
    }
  },
};

/** A full month renders week by week, one per frame; a second visit renders it at once. */
export const FullMonth: Story = {
  args: {
    events: Array.from({ length: 60 }, (_, index) => ({
      id: `round-${index}`,
      title: `Ronda ${index + 1}`,
      start: at(1 + (index >> 1), index % 2 ? '14:00' : '09:00'),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Ronda 60/ });
    await expect(canvas.getAllByText(/^Ronda \d+$/)).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo mês' }));
    await waitFor(() => expect(canvas.queryByText('Ronda 20')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await waitFor(() => expect(canvas.getAllByText(/^Ronda \d+$/)).toHaveLength(60));
  },
};

/** On a phone a day shows the number of events and opens them. */
export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Meetings', defaultView: 'week', onDraw: fn() },
};
