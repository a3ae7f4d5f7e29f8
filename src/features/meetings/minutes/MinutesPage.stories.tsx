import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { loadingRoute } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleMeetings, sampleNotes, sampleOutcomes } from '../sample';
import * as page from './MinutesPage';

const [own, asked] = sampleMeetings;
const project = { id: sampleOutcomes[1].sub_step?.project.id ?? '', name: 'Célula robotizada de paletização' };
const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const step = { id: 's1', name: 'Comissionamento', status: 'todo' };

const around = (meeting: object, outcomes: object[]) => [
  answers('get', '/api/meetings/:id/notes', sampleNotes),
  answers('get', '/api/meetings/:id/outcomes', { data: outcomes }),
  answers('get', '/api/meetings/:id', meeting),
  answers('get', '/api/projects/:id/steps', listOf([step])),
  answers('get', '/api/projects', listOf([{ ...project, code: 'PRJ-7', my_role: 'manager' }])),
  neverAnswers('get', '/api/events'),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.meetingMinutes({ meetingId: own.id }),
    routes: [{ path: paths.meetingMinutes.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: around({ ...own, project }, sampleOutcomes) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is still open stands above what is new; an outcome becomes a sub-step of the project of the meeting. */
export const Recorded: Story = {
  parameters: {
    msw: [
      http.put('/api/meetings/:id/outcomes/:outcomeId/sub-step', async ({ request }) => {
        await expect(await request.json()).toEqual({ project_id: project.id, step_id: step.id });
        return HttpResponse.json({ ...sampleOutcomes[2], is_tied: true });
      }),
      ...around({ ...own, project }, sampleOutcomes),
    ],
  },
  play: async ({ canvas }) => {
    const before = within(await canvas.findByRole('list', { name: 'Da última vez' }));
    await expect(before.getByText('Confirmar o guindaste')).toBeVisible();
    await expect(canvas.getByText('Rafael Nogueira está escrevendo…')).toBeVisible();
    const all = within(canvas.getByRole('grid', { name: 'Encaminhamentos' }));
    await expect(all.getByRole('link', { name: /Subetapa em Célula/ })).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Ações de Ligar para a Paula' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Criar subetapa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar subetapa' }));
    await expect(await dialog.findByRole('button', { name: /Célula robotizada/ })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Etapa/ })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: /Etapa/ }));
    await user.click(await screen.findByRole('option', { name: 'Comissionamento' }));
    await user.click(dialog.getByRole('button', { name: 'Criar subetapa' }));
    await expect(await screen.findByText(/^Subetapa criada/)).toBeVisible();
  },
};

/** Before it goes to others it is asked; then it is said whom it reached. */
export const Sent: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings/:id/minutes', () => HttpResponse.json({ recipients: ['Rafael Nogueira', 'Paula'] })),
      ...around({ ...own, project }, sampleOutcomes),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Enviar por e-mail' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enviar a ata por e-mail?' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar a ata' }));
    await expect(await screen.findByText('Para Rafael Nogueira e Paula.')).toBeVisible();
  },
};

/** Where it could not be sent, the question stays, with the reason. */
export const NotSent: Story = {
  parameters: {
    msw: [
      refuses('post', '/api/meetings/:id/minutes', 429, 'RATE_LIMITED', 'Tente de novo mais tarde.'),
      ...around({ ...own, project }, sampleOutcomes),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Enviar por e-mail' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enviar a ata por e-mail?' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar a ata' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** Whoever only sees the project reads; nothing was written down. */
export const OnlyRead: Story = {
  args: { at: paths.meetingMinutes({ meetingId: asked.id }) },
  globals: { locale: 'en' },
  parameters: { msw: around({ ...asked, my_role: 'viewer', my_response: null }, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No action items were written down at this meeting.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send by email' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

const one = '/api/meetings/:id';
const parts = around(own, sampleOutcomes).filter(({ info }) => info.path !== one);

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.meetingMinutes.pattern, page)] },
  parameters: { msw: [neverAnswers('get', one), ...parts] },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', one, 500, 'INTERNAL', 'Erro ao realizar a requisição'), ...parts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [refuses('get', one, 403, 'FORBIDDEN', 'Você não participa desta reunião.'), ...parts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};
