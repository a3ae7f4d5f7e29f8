import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Timeline, type TimelineItem } from './Timeline';

const items: TimelineItem[] = [
  {
    id: 'survey',
    title: 'Levantamento em campo',
    start: '2026-10-05',
    end: '2026-10-16',
    tone: 'positive',
    progress: 1,
  },
  { id: 'design', title: 'Projeto elétrico', start: '2026-10-19', end: '2026-11-13', progress: 0.8 },
  {
    id: 'panel',
    title: 'Montagem do painel e testes de aceitação em fábrica',
    start: '2026-11-09',
    end: '2026-12-04',
    tone: 'warning',
    progress: 0.35,
  },
  { id: 'start', title: 'Comissionamento', start: '2026-12-07', end: '2026-12-18', tone: 'info' },
  { id: 'gate', title: 'Aceite', start: '2026-12-21', end: '2026-12-21', tone: 'critical' },
];

const meta = {
  component: Timeline,
  args: { label: 'Etapas do retrofit', itemLabel: 'Etapa', items, today: '2026-11-21', onItemPress: fn() },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Weekends and holidays are shaded across all rows; a holiday has its name in the header. */
export const Plain: Story = {
  args: { holidayOf: (day) => (day === '2026-11-20' ? 'Consciência Negra' : undefined) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTitle('Consciência Negra')).toBeVisible();
    // It is the Friday before a weekend: three days off in a row.
    const offOn = () => canvas.getByTitle('Consciência Negra').getBoundingClientRect().width;
    const narrow = offOn();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dia' }));
    await expect(offOn()).toBeGreaterThan(narrow);
    await userEvent.click(canvas.getByRole('radio', { name: 'Trimestre' }));
    await expect(canvas.queryByTitle('Consciência Negra')).toBeNull();
  },
};

/** A single tab stop for all bars; arrow keys move between them, Enter opens. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /^Levantamento em campo: de 5 de outubro/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onItemPress).toHaveBeenLastCalledWith('panel');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Aceite/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mês' }));
    await expect(canvas.getByRole('radio', { name: 'Mês' })).toBeChecked();
  },
};

/** Alt with arrow keys moves a bar by days and weeks, a drag freely, the menu to a date; Escape reverts. */
export const Moved: Story = {
  args: { onItemMove: fn(), items: items.map((item) => ({ ...item, isMovable: item.id !== 'survey' })) },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('button', { name: /^Comissionamento/ });
    bar.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
    await expect(args.onItemMove).toHaveBeenLastCalledWith('start', { start: '2026-12-15', end: '2026-12-26' });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{Escape}{/Alt}');
    await expect(args.onItemMove).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: '[MouseRight]', target: bar });
    await expect(await screen.findByRole('dialog', { name: 'Mover Comissionamento para…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bar).toHaveFocus());
    // A bar that is not movable stays.
    canvas.getByRole('button', { name: /^Levantamento/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onItemMove).toHaveBeenCalledTimes(1);
    // Last: this pointer is not captured, and React Aria turns it into a press a moment later.
    const { left, top } = bar.getBoundingClientRect();
    const at = (days: number) => ({ coords: { clientX: left + 4 + days * 16, clientY: top + 4 } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bar, ...at(0) },
      { target: bar, ...at(1) },
      { target: bar, ...at(3) },
      { keys: '[/MouseLeft]', target: bar, ...at(3) },
    ]);
    await expect(args.onItemMove).toHaveBeenLastCalledWith('start', { start: '2026-12-10', end: '2026-12-21' });
    await expect(args.onItemMove).toHaveBeenCalledTimes(2);
    await expect(args.onItemPress).not.toHaveBeenCalled();
  },
};

/** Dependencies: arrows from the end of one bar to the start of the next, routed around a bar that starts too early. */
export const Linked: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      after: items.slice(Math.max(0, index - 1), index).map(({ id }) => id),
    })),
  },
  play: async ({ canvasElement }) => {
    const arrows = canvasElement.querySelectorAll('svg path[marker-end]');
    await expect(arrows).toHaveLength(items.length - 1);
  },
};

/** The four scales, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Timeline {...args} label="Por dia" defaultZoom="day" />
      <Timeline {...args} label="Por mês" defaultZoom="month" />
      <Timeline {...args} label="Por trimestre" defaultZoom="quarter" />
      <Timeline {...args} label="Vazia" items={[]} />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
