import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent as user } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { answers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { routeStates } from '../../kit/testing/states';
import { paths } from '../../paths';
import * as page from './ImportPage';

const event: Schema<'IcsEvent'> = {
  key: 'obra-12@serraazul.example',
  act: 'create',
  title: 'Visita à obra',
  description: '',
  location: 'Portaria 2',
  conference_url: null,
  start_at: '2026-11-24T13:00:00.000Z',
  end_at: '2026-11-24T14:00:00.000Z',
  time_zone: 'America/Manaus',
  is_all_day: false,
  is_private: false,
  repeat: { every: 'week', interval: 2, weekdays: [2], until: '2027-02-23', times: null },
  skipped_count: 1,
  exception_count: 1,
  attendees: [
    { email: 'ana@trama.example', name: 'Ana', user: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01', name: 'Ana Lima' } },
    { email: 'paula@serraazul.example', name: 'Paula Ferraz', user: null },
  ],
  reminders_min: [15],
  notes: ['zone_unknown'],
  fault: null,
};
const bomb: Schema<'IcsEvent'> = {
  ...event,
  key: 'b',
  title: 'A cada segundo',
  repeat: null,
  notes: [],
  fault: 'too_often',
};

const meta = {
  component: StoryApp,
  args: {
    at: paths.importMeetings(),
    routes: [{ path: paths.importMeetings.pattern, ...page, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [
      http.post('/api/meetings/ics', async ({ request }) => {
        await expect(await request.json()).toMatchObject({ keys: [event.key] });
        const meeting_id = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2001';
        return HttpResponse.json({ data: [{ key: event.key, outcome: 'created', meeting_id, message: null }] });
      }),
      answers('post', '/api/meetings/ics/preview', { data: [event, bomb] }),
    ],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const wholeCalendar = () => {
  const events = Array.from({ length: 250 }, (_, index) => {
    const year = index < 150 ? 2019 : 2031;
    return `BEGIN:VEVENT\nUID:${index}@obra.example\nDTSTART:${year}0407T120000Z\nEND:VEVENT`;
  });
  return new File([['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')], 'agenda.ics', {
    type: 'text/calendar',
  });
};

/** A calendar of years comes in by parts: what is over is left out unless asked for; a part that fails is said. */
export const WholeCalendar: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings/ics', async ({ request }) => {
        const { keys } = (await request.json()) as Schema<'IcsChoice'>;
        return HttpResponse.json({
          data: keys.map((key) => ({ key, outcome: 'created', meeting_id: null, message: null })),
        });
      }),
      http.post('/api/meetings/ics/preview', async ({ request }) => {
        const { text } = (await request.json()) as Schema<'IcsText'>;
        const found = [...text.matchAll(/UID:(.+)\nDTSTART:(\d{4})/g)];
        // One of them is a series that is too large.
        if (found.some(([, uid]) => uid === '170@obra.example'))
          return HttpResponse.json(
            {
              error: 'Há reuniões demais.',
              message: 'Há reuniões demais.',
              code: 'VALIDATION',
              details: [{ field: 'text', code: 'not_allowed', message: 'Há reuniões demais.' }],
            },
            { status: 422 },
          );
        return HttpResponse.json({
          data: found.map(([, key, year]) => ({
            ...event,
            key,
            title: `Reunião ${key?.split('@')[0]}`,
            start_at: `${year}-04-07T12:00:00.000Z`,
            end_at: `${year}-04-07T13:00:00.000Z`,
            repeat: null,
            attendees: [],
            notes: [],
          })),
        });
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Ver o que há no convite' });
    await user.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, wholeCalendar());
    await user.click(canvas.getByRole('button', { name: 'Ver o que há no convite' }));
    await expect(await canvas.findByText('249 reuniões encontradas')).toBeVisible();
    await expect(canvas.getByText(/^1 reunião do arquivo não pôde ser lida/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Reunião 3,/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Importar 99 reuniões' })).toBeVisible();
    await user.click(canvas.getByRole('switch', { name: 'Mostrar também as que já passaram (150)' }));
    await expect(canvas.getByRole('checkbox', { name: /^Reunião 3,/ })).not.toBeChecked();
    await expect(canvas.getByText('100 de 249')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: 'Todas (249)' }));
    await user.click(canvas.getByRole('button', { name: 'Importar 249 reuniões' }));
    await expect(await canvas.findByText('O que foi feito')).toBeVisible();
  },
};

/** What is pasted is read, what cannot be taken over says why, and the rest is. */
export const Imported: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Ver o que há no convite' }));
    await expect(canvas.getByText('Escolha um arquivo ou cole o convite.')).toBeVisible();
    await user.type(canvas.getByRole('textbox'), 'BEGIN:VCALENDAR');
    await user.click(canvas.getByRole('button', { name: 'Ver o que há no convite' }));
    await expect(await canvas.findByText('2 reuniões encontradas')).toBeVisible();
    await expect(canvas.getByText(/Repete a cada 2 semanas · até 23\/02\/2027/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /A cada segundo/ })).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: 'Importar 1 reunião' }));
    await expect(await canvas.findByRole('link', { name: /Visita à obra/ })).toBeVisible();
  },
};

/** A file of an older Outlook is read as Windows writes; what was deleted here comes back only to whoever wants that. */
export const OldFile: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings/ics/preview', async ({ request }) => {
        await expect(await request.json()).toMatchObject({ text: expect.stringContaining('SUMMARY:Reunião') });
        const deleted: Schema<'IcsEvent'> = { ...event, key: 'd', title: 'Ronda', notes: ['deleted'] };
        return HttpResponse.json({ data: [deleted] });
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const read = await canvas.findByRole('button', { name: 'Ver o que há no convite' });
    const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Reunião\r\nEND:VCALENDAR';
    const bytes = Uint8Array.from([...text], (sign) => sign.charCodeAt(0));
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(input, new File([bytes], 'convite.ics', { type: 'text/calendar' }));
    await user.click(read);
    await expect(await canvas.findByText('1 reunião encontrada')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Ronda/ })).not.toBeChecked();
    await expect(canvas.getByText(/Você excluiu esta reunião/)).toBeVisible();
  },
};

/** What is here without the file is told, and not taken over a second time. */
export const HereAlready: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings/ics/preview', () => {
        const synced: Schema<'IcsEvent'> = { ...event, key: 's', title: 'Contrato', fault: 'synced' };
        const own: Schema<'IcsEvent'> = { ...event, key: 'o', title: 'Ronda', fault: 'own' };
        return HttpResponse.json({ data: [synced, own] });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'BEGIN:VCALENDAR');
    await user.click(canvas.getByRole('button', { name: 'Ver o que há no convite' }));
    await expect(await canvas.findByText(/Já vem da sua agenda do Google/)).toBeVisible();
    await expect(canvas.getByText(/feito pela própria Trama/)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  },
};

/** What is no invitation is refused in words, and what was pasted stays. */
export const Unreadable: Story = {
  globals: { locale: 'en' },
  parameters: {
    msw: [
      refuses(
        'post',
        '/api/meetings/ics/preview',
        400,
        'VALIDATION',
        'This is neither an invitation nor a calendar file (.ics).',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'Hello');
    await user.click(canvas.getByRole('button', { name: 'Read the invitation' }));
    await expect(await canvas.findByText('The invitation could not be read')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
  },
};

const states = routeStates(paths.importMeetings.pattern);

/** The page asks for nothing before something is pasted: only its code can be awaited. */
export const Loading: Story = states.loading;

/** The pasted text stays when the request fails. */
export const Failing: Story = {
  parameters: {
    msw: [refuses('post', '/api/meetings/ics/preview', 500, 'INTERNAL', 'Erro ao realizar a requisição')],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'BEGIN:VCALENDAR');
    await user.click(canvas.getByRole('button', { name: 'Ver o que há no convite' }));
    await expect(await canvas.findByText('Erro ao realizar a requisição')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('BEGIN:VCALENDAR');
  },
};

/** The page is for members: people without a role, unit or project see whom to ask. */
export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sua conta ainda não tem acesso' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
