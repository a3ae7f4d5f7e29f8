import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { addDays, dayOf } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { sampleAttachments } from '../../attachments/sample';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { listOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import * as layout from '../ProjectLayout';
import { sampleMembers, sampleProject } from '../sample';
import * as page from './OverviewPage';

const entry = (part: Partial<Schema<'Activity'>>, index: number): Schema<'Activity'> => ({
  id: `0198f6a2-5c1e-7b70-9d40-${String(index).padStart(12, '0')}`,
  project_id: sampleProject.id,
  actor: { id: people.admin.id, name: people.admin.name },
  verb: 'changed',
  entity: 'step',
  entity_id: sampleProject.id,
  label: 'Preparar o posto',
  changes: [],
  created_at: '2026-11-20T18:30:00.000Z',
  ...part,
});
const happened = [
  entry({ changes: [{ field: 'status', before: 'todo', after: 'in_progress' }] }, 1),
  entry({ entity: 'sub_step', verb: 'completed', label: 'Medir a iluminação do posto' }, 2),
  entry({ changes: [{ field: 'due_date', before: null, after: '2026-11-27' }] }, 3),
  entry({ actor: null, entity: 'project', verb: 'created', label: sampleProject.name }, 4),
];
const shows = (project: object, activity: object[] = happened) => [
  answers('get', '/api/projects/:id', project),
  answers('get', '/api/projects/:id/members', { data: sampleMembers, page: { limit: 200, next_cursor: null } }),
  answers('get', '/api/projects/:id/activity', { data: activity, page: { limit: 20, next_cursor: null } }),
  answers('get', '/api/projects/:id/attachments', listOf(...sampleAttachments.slice(0, 1))),
  neverAnswers('get', '/api/events'),
];

let theirs = sampleProject;

const meta = {
  component: StoryApp,
  args: {
    at: paths.projectOverview({ projectId: sampleProject.id }),
    routes: [
      {
        path: paths.project.pattern,
        ...layout,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: () => null,
        children: [{ path: paths.projectOverview.pattern, ...page }],
      },
    ],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: shows(sampleProject) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How it stands and what happened, in sentences. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Helena Prado marcou a subetapa “Medir a iluminação do posto”')).toBeVisible();
    await expect(canvas.getByText('situação: A fazer → Em andamento')).toBeVisible();
    await expect(canvas.getByText('prazo: 27/11/2026')).toBeVisible();
    await expect(canvas.getByText('Alguém que já saiu criou o projeto')).toBeVisible();
  },
};

/** Nothing in it and nothing happened. */
export const Empty: Story = {
  parameters: {
    msw: shows({ ...sampleProject, steps: [], progress: { done: 0, total: 0 }, dead_line: null, description: '' }, []),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada aconteceu ainda.')).toBeVisible();
    await expect(canvas.getByText('Nenhuma etapa atrasada.')).toBeVisible();
  },
};

/** Past its deadline. */
export const OffTrack: Story = {
  parameters: { msw: shows({ ...sampleProject, dead_line: addDays(dayOf(new Date()), -9) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Atrasado')).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/úteis de atraso/)).toBeVisible();
  },
};

/** Ending it asks with what is open, in numbers; going back changes nothing. */
export const Ends: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^Concluir “/ }));
    await expect(
      asked.getByText('3 etapas ainda estão abertas, com 2 subetapas por fazer, e ficam como estão. Dá para desfazer.'),
    ).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Concluir assim mesmo' })).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Mais ações de/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar projeto' }));
    const last = within(await screen.findByRole('alertdialog', { name: /^Cancelar “/ }));
    await expect(last.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Concluir' })).toBeVisible();
  },
};

/** What happened could not be asked; the rest of the page stands. */
export const ActivityFailing: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/projects/:id/activity', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...shows(sampleProject),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar a atividade')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Etapas por situação' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects/:id')] } };

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
};

/** Somebody was faster: both versions of the project side by side; where nothing was typed, theirs holds. */
export const TwoPeople: Story = {
  parameters: {
    msw: [
      refuses('patch', '/api/projects/:id', 409, 'STALE_VERSION', 'Outra pessoa alterou isto.'),
      http.get('/api/projects/:id', () => HttpResponse.json(theirs)),
      ...shows(sampleProject),
    ],
  },
  beforeEach: () => {
    theirs = sampleProject;
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Mais ações/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar projeto' }));
    theirs = { ...sampleProject, name: 'Esteira 2', description: 'Só a linha 4.', version: 9 };
    const name = form.getByRole('textbox', { name: /^Nome/ });
    await user.clear(name);
    await user.type(name, 'Esteira 3');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    const both = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou este projeto' }));
    const named = within(both.getByRole('radiogroup', { name: 'Nome' }));
    await expect(named.getByRole('radio', { name: /O que você digitou/ })).toBeChecked();
    const described = within(both.getByRole('radiogroup', { name: 'Descrição' }));
    await expect(described.getByRole('radio', { name: /O que está salvo agora/ })).toBeChecked();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [refuses('get', '/api/projects/:id', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
