import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { loadingRoute } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './MeetingPage';
import { sampleMeetings } from './sample';

const [own, asked, busy] = sampleMeetings;
const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const free = { busy: [], holidays: [], is_outside_hours: false, next_free: null };
const taken = {
  busy: [
    {
      person: { id: people.viewer.id, name: people.viewer.name },
      start_at: own.start_at,
      end_at: own.end_at,
      meeting: null,
    },
  ],
  holidays: [{ date: '2026-11-24', national: null, name: 'Aniversário da cidade' }],
  is_outside_hours: false,
  next_free: { start_at: '2026-11-25T13:00:00.000Z', end_at: '2026-11-25T14:00:00.000Z' },
};
const around = (check: object = free) => [
  answers('get', '/api/projects', listOf([])),
  answers('post', '/api/meetings/check', check),
  answers('get', '/api/meetings', listOf(sampleMeetings)),
  neverAnswers('get', '/api/events'),
];
const showing = (meeting: object, check?: object) => [
  answers('get', `/api/meetings/${own.id}`, meeting),
  ...around(check),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.meeting({ meetingId: own.id }),
    routes: [
      { path: paths.meetings.pattern, element: <h1>A lista</h1> },
      { path: paths.createMeeting.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null },
      { path: paths.meeting.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null },
    ],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: showing(own) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its organizer changes it. */
export const Organized: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Título/ })).toHaveValue(own.title);
    const [person, topic] = [await canvas.findByText('Paula Ferraz'), await canvas.findByText('Prazo da montagem')];
    await waitFor(() => expect(person).toBeVisible());
    await waitFor(() => expect(topic).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Começar' })).toBeVisible();
  },
};

/** Its organizer sees who has not agreed to the invitation yet, and who does not come. */
export const WaitingForTheirYes: Story = {
  parameters: {
    msw: showing({
      ...own,
      attendees: [
        { ...own.attendees[0], response: 'needs_action', is_waiting: true },
        { ...own.attendees[0], id: 'other', user_id: people.viewer.id, name: 'Bruno Salles', response: 'declined' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const waits = await canvas.findByText('Esperando o sim da pessoa');
    await waitFor(() => expect(waits).toBeVisible());
    await expect(canvas.getByText('Não vai')).toBeVisible();
  },
};

/** What it is about and its organizer may not open has a general name, and stays as it is when the rest is saved. */
export const RestrictedReferences: Story = {
  parameters: {
    msw: showing({
      ...own,
      project: { id: null, name: 'Projeto restrito' },
      unit: { id: null, name: 'Unidade restrita' },
    }),
  },
  play: async ({ canvas }) => {
    for (const name of [/Projeto restrito/, /Unidade restrita/])
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
  },
};

/** Deleting one that is kept in step with Google says first that it is deleted there too, and where. */
export const DeletedThereToo: Story = {
  parameters: { msw: showing({ ...own, synced: { calendar: 'helena@trama.example' } }) },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Excluir ${own.title}?` }));
    await expect(dialog.getByText(/excluído no Google, da agenda helena@trama\.example/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await canvas.findByRole('heading', { name: 'A lista' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  },
};

/** So does cancelling one: its event goes there, and nothing is sent before that is said. */
export const CancelledThereToo: Story = {
  parameters: {
    msw: [
      http.patch(`/api/meetings/${own.id}/status`, async ({ request }) =>
        HttpResponse.json({ ...own, ...((await request.json()) as object), version: own.version + 1 }),
      ),
      ...showing({ ...own, synced: { calendar: null } }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Cancelar a reunião' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Cancelar ${own.title}?` }));
    await expect(dialog.getByText(/excluído no Google, da agenda de quem a organiza/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Manter a reunião' }));
    await expect(canvas.queryByText('Cancelada')).toBeNull();
    await user.click(await canvas.findByRole('button', { name: 'Cancelar a reunião' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar a reunião' }),
    );
    await expect(await screen.findByText('Reunião cancelada')).toBeVisible();
  },
};

/** What a time collides with is told before anything is sent, with the next one that is free. */
export const Colliding: Story = {
  parameters: { msw: showing(own, taken) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bruno Salles já tem outro compromisso nesse horário.')).toBeVisible();
    await expect(canvas.getByText(/é feriado: Aniversário da cidade/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Usar este horário' }));
    await expect(await canvas.findByText('25')).toBeVisible();
  },
};

/** Whoever is asked answers; nothing else is theirs to change. */
export const Asked: Story = {
  parameters: {
    msw: [
      http.put(`/api/meetings/${own.id}/response`, () => HttpResponse.json({ ...asked, my_response: 'accepted' })),
      ...showing({ ...asked, id: own.id }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'Vou' }));
    await expect(await screen.findByText('Resposta registrada')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** What is private to others is taken time. */
export const Hidden: Story = {
  parameters: { msw: showing({ ...busy, id: own.id }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Esta reunião é privada/)).toBeVisible();
  },
};

/** What is missing is told by field, and nothing is sent; a repeat tells its next days as it is chosen. */
export const New: Story = {
  args: { at: paths.createMeeting() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Criar reunião' }));
    await expect((await canvas.findAllByText(/Título/)).length).toBeGreaterThan(1);
    await user.click(await canvas.findByRole('button', { name: /Repetir/ }));
    await user.click(await screen.findByRole('option', { name: 'Toda semana' }));
    await expect(await canvas.findByText(/^Próximas: .* · .* …$/)).toBeVisible();
  },
};

/** Every month on the second Tuesday: what the first day allows is offered, and the next days say what was understood. */
export const EverySecondTuesday: Story = {
  args: { at: `${paths.createMeeting()}?start=2026-11-10T13:00:00Z&end=2026-11-10T14:00:00Z` },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /Repetir/ }));
    await user.click(await screen.findByRole('option', { name: 'Todo mês' }));
    await user.click(await canvas.findByRole('button', { name: /Em que dia do mês/ }));
    await user.click(await screen.findByRole('option', { name: 'Na segunda terça-feira' }));
    await expect(await canvas.findByText(/10\/11\/2026.*08\/12\/2026.*12\/01\/2027/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NewInEnglish: Story = {
  args: { at: paths.createMeeting() },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('button', { name: 'Create meeting' });
    await waitFor(() => expect(create).toBeVisible());
  },
};

const one = '/api/meetings/:id';

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.meeting.pattern, page)] },
  parameters: { msw: [neverAnswers('get', one), ...around()] },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', one, 500, 'INTERNAL', 'Erro ao realizar a requisição'), ...around()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [refuses('get', one, 403, 'FORBIDDEN', 'Você não participa desta reunião.'), ...around()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};
