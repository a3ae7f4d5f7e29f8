import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { people, StoryApp } from '../../kit/story/StoryApp';
import { CalendarFeed } from './CalendarFeed';

const off = { is_open: false, with_projects: false, created_at: null, used_at: null };
const on = { is_open: true, with_projects: true, created_at: '2026-11-20T12:00:00.000Z', used_at: null };
const path = `/api/meetings/feed/trf_${'x'.repeat(43)}.ics`;

/** A server that has one address at most. */
const server = () => {
  let now: object = off;
  return [
    http.get('/api/meetings/feed', () => HttpResponse.json(now)),
    http.put('/api/meetings/feed', () => {
      now = on;
      return HttpResponse.json({ ...on, path });
    }),
    http.delete('/api/meetings/feed', () => {
      now = off;
      return new HttpResponse(null, { status: 204 });
    }),
  ];
};

const meta = {
  component: StoryApp,
  args: { at: '/', routes: [{ path: '/', Component: CalendarFeed }], person: people.member },
  parameters: { msw: server() },
} satisfies Meta<typeof StoryApp>;

export default meta;

/** An address is made, shown once, and turned off after a question. */
export const MadeAndTurnedOff: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Criar endereço' }));
    await expect(await canvas.findByText(/trf_x+\.ics$/)).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: 'Desligar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Desligar' }));
    await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible();
    await expect(canvas.queryByText(/trf_/)).toBeNull();
  },
};
