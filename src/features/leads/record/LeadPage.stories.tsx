import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, loadingRoute, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { leadKeeper, leadReader, sampleLead, sampleLeads, sampleNotes } from '../sample';
import * as page from './LeadPage';

const [fresh, contacted, qualified, won, , , erased] = sampleLeads;
const template = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c29', name: 'Modelo de automação' };
const beside = [
  answers('get', '/api/leads/:id/notes', listOf(...sampleNotes)),
  answers('get', '/api/lead-assignees', { data: [{ id: leadKeeper.id, name: leadKeeper.name }] }),
  answers('get', '/api/projects', listOf(template)),
];
const states = statesOf({
  get: '/api/leads/:id',
  filled: sampleLead(qualified),
  empty: sampleLead(fresh, { email: '', message: 'Quero saber mais.' }),
  permission: 'view:leads',
  beside,
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.lead({ leadId: qualified.id }),
    routes: [pageRoute(paths.lead.pattern, page), { path: paths.leads.pattern, element: <h1>Todos os contatos</h1> }],
    person: leadKeeper,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the visitor typed is text: no markup, no link. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const message = within(await canvas.findByRole('region', { name: 'Mensagem' }));
    await expect(message.getByText(/<b>https:\/\/exemplo\.example<\/b>/)).toBeVisible();
    await expect(message.queryByRole('link')).toBeNull();
    await expect(await canvas.findByText(/Querem começar pela de revestimento/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ganhar' })).toBeVisible();
  },
};

/** One that just came, of which little is known. */
export const Empty: Story = {
  parameters: { msw: [answers('get', '/api/leads/:id/notes', listOf()), ...states.empty.parameters.msw] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma anotação ainda.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passar para Em contato' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...states.loading,
  args: { routes: [loadingRoute(paths.lead.pattern, page)] },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:leads/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

/** Whoever only reads leads changes none. */
export const ReadOnly: Story = {
  args: { person: leadReader },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lia Monteverde' });
    await expect(canvas.queryByRole('button', { name: 'Ganhar' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** What was won leads to the client and the project. A client that the reader may not open has no link. */
export const Won: Story = {
  args: { at: paths.lead({ leadId: won.id }) },
  parameters: {
    msw: [
      answers(
        'get',
        '/api/leads/:id',
        sampleLead(won, {
          client: { id: null, name: 'Cliente restrito' },
          project: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21', name: 'Envasadora da linha 2' },
        }),
      ),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Envasadora da linha 2' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Cliente restrito' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Mais ações/ })).toBeNull();
  },
};

/** Of what was erased only what counts it is left, and nothing can be done with it. */
export const Erased: Story = {
  args: { at: paths.lead({ leadId: erased.id }) },
  parameters: { msw: [answers('get', '/api/leads/:id', sampleLead(erased, { message: '' })), ...beside] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Passaram doze meses sem mudanças/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A server that takes changes and notes. */
function keeping() {
  let lead = sampleLead(contacted);
  let notes = sampleNotes;
  return [
    http.get('/api/leads/:id', () => HttpResponse.json(lead)),
    http.patch('/api/leads/:id', async ({ request }) => {
      const { assignee_id, ...change } = (await request.json()) as { assignee_id?: string | null };
      const assignee = assignee_id === undefined ? {} : { assignee: assignee_id ? lead.assignee : null };
      lead = { ...lead, ...change, ...assignee, version: lead.version + 1 };
      return HttpResponse.json(lead);
    }),
    http.get('/api/leads/:id/notes', () => HttpResponse.json(listOf(...notes))),
    http.post('/api/leads/:id/notes', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const [first] = sampleNotes;
      const note = {
        id: crypto.randomUUID(),
        author: first?.author ?? null,
        text,
        created_at: new Date().toISOString(),
      };
      notes = [note, ...notes];
      return HttpResponse.json(note, { status: 201 });
    }),
    http.post('/api/leads/:id/win', async ({ request }) => {
      const { client_name, project } = (await request.json()) as { client_name: string; project: { name: string } };
      const [client, begun] = [crypto.randomUUID(), crypto.randomUUID()];
      lead = {
        ...lead,
        status: 'won',
        client: { id: client, name: client_name },
        project: { id: begun, name: project.name },
        version: lead.version + 1,
      };
      return HttpResponse.json(lead);
    }),
    ...beside.slice(1),
  ];
}

/** Along its life: qualified, taken back by the notice, noted, and given up by its assignee. */
export const Changing: Story = {
  args: { at: paths.lead({ leadId: contacted.id }) },
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Qualificar' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(await canvas.findByRole('button', { name: 'Qualificar' })).toBeVisible();
    await user.type(canvas.getByRole('textbox', { name: 'Nova anotação' }), 'Pediu proposta.');
    await user.click(canvas.getByRole('button', { name: 'Anotar' }));
    await expect(await canvas.findByText('Pediu proposta.', { selector: 'p' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: /Responsável/ }));
    await user.click(await screen.findByRole('option', { name: 'Ninguém' }));
    await expect(await screen.findByText('Daniel Prates ficou sem responsável')).toBeVisible();
  },
};

/** Winning asks for the client's name and, if wanted, for a project from a template. */
export const Winning: Story = {
  args: { at: paths.lead({ leadId: contacted.id }) },
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Qualificar' }));
    await user.click(await canvas.findByRole('button', { name: 'Ganhar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ganhar o contato' }));
    await expect(dialog.getByRole('textbox', { name: 'Nome do cliente' })).toHaveValue('Daniel Prates');
    await user.click(dialog.getByRole('checkbox', { name: 'Começar um projeto para este cliente' }));
    await user.click(dialog.getByRole('button', { name: 'Ganhar' }));
    await expect((await dialog.findAllByText('Dê um nome ao projeto.'))[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Nome do projeto/ }), 'Câmaras frias');
    await user.click(dialog.getByRole('button', { name: /Modelo/ }));
    await user.click(await screen.findByRole('option', { name: 'Modelo de automação' }));
    await user.click(dialog.getByRole('button', { name: 'Ganhar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Câmaras frias' })).toBeVisible();
  },
};
