import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearReasonUnlessBlocked } from '#domain/step-lifecycle';
import type { Schema } from '#openapi/operations';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { queryClient } from '../../kernel/query';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { openProjects } from '../data/open-projects';
import { projectById } from '../data/queries';
import * as layout from '../ProjectLayout';
import { sampleMembers, sampleProject } from '../sample';
import * as page from './StepsPage';

const around = [
  answers('get', '/api/projects/:id/members', { data: sampleMembers, page: { limit: 200, next_cursor: null } }),
  neverAnswers('get', '/api/events'),
  answers('get', '/api/projects/:id/attachments', { data: [], page: { limit: 50, next_cursor: null } }),
  answers('get', '/api/saved-views', { data: [], page: { limit: 200, next_cursor: null } }),
  answers('get', '/api/projects/:id/steps/:stepId/sub-steps', { data: [], page: { limit: 1, next_cursor: null } }),
];
const shows = (project: object) => [answers('get', '/api/projects/:id', project), ...around];

/** A server that takes changes of steps, so that what is shown after them is its answer. */
function keeping() {
  let project = sampleProject;
  return [
    http.get('/api/projects/:id', () => HttpResponse.json(project)),
    http.patch('/api/projects/:id/steps/:stepId', async ({ params, request }) => {
      const { assignee_id, version: _, position: __, ...change } = (await request.json()) as Schema<'StepChange'>;
      const step = project.steps.find(({ id }) => id === params.stepId);
      if (!step) return new HttpResponse(null, { status: 404 });
      const who = sampleMembers.find(({ user }) => user.id === assignee_id)?.user;
      const assignee = assignee_id === undefined ? {} : { assignee: who ? { id: who.id, name: who.name } : null };
      const next = { ...step, ...clearReasonUnlessBlocked(change), ...assignee, version: step.version + 1 };
      project = { ...project, steps: project.steps.map((each) => (each.id === step.id ? next : each)) };
      return HttpResponse.json(next);
    }),
    http.delete('/api/projects/:id/steps/:stepId', ({ params }) => {
      project = { ...project, steps: project.steps.filter(({ id }) => id !== params.stepId) };
      return new HttpResponse(null, { status: 204 });
    }),
    ...around,
  ];
}

const at = paths.project({ projectId: sampleProject.id });

const meta = {
  component: StoryApp,
  args: {
    at,
    routes: [
      {
        path: paths.project.pattern,
        ...layout,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: () => null,
        children: [{ index: true, ...page }],
      },
    ],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: shows(sampleProject) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => screen.findByRole('link', { name });

/** Grouped by status, the newest first; what is late stands out. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleProject.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar as subetapas de Preparar o posto' }));
    await expect(canvas.getByRole('checkbox', { name: 'Medir a iluminação do posto' })).toBeChecked();
  },
};

/** A server that takes a project's name. */
function renaming() {
  let project = sampleProject;
  return [
    http.get('/api/projects/:id', () => HttpResponse.json(project)),
    http.patch('/api/projects/:id', async ({ request }) => {
      const { name = project.name } = (await request.json()) as Schema<'ProjectChange'>;
      project = { ...project, name, version: project.version + 1 };
      return HttpResponse.json(project);
    }),
    ...around,
  ];
}

/** The name is written where it heads the page, and taken back like any other change. */
export const Renamed: Story = {
  parameters: { msw: renaming() },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(await within(heading).findByRole('button'));
    const field = await canvas.findByRole('textbox', { name: 'Nome do projeto' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' 2{Enter}');
    await waitFor(() => expect(within(heading).getByRole('button')).toHaveFocus());
    await waitFor(() => expect(heading).toHaveTextContent(`${sampleProject.name} 2`));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(heading).toHaveTextContent(sampleProject.name));
  },
};

/** A step that nearly has the name being typed is told, over the list. */
export const SimilarStep: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('textbox', { name: 'Nome da etapa' });
    await userEvent.type(line, 'preparar os postos');
    const told = await canvas.findByText('Parecida com:');
    await expect(within(told).getByRole('link', { name: 'Preparar o posto' })).toBeVisible();
    await userEvent.clear(line);
    await waitFor(() => expect(screen.queryByText('Parecida com:')).toBeNull());
  },
};

/** A server that takes steps, but for one name, and remembers which it took. */
function taking(refused: string) {
  let project = { ...sampleProject, steps: [] as Schema<'Step'>[] };
  return [
    http.get('/api/projects/:id', () => HttpResponse.json(project)),
    http.post('/api/projects/:id/steps', async ({ request }) => {
      const { name } = (await request.json()) as Schema<'NewStep'>;
      if (name === refused)
        return HttpResponse.json(
          { code: 'VALIDATION', message: ['Já existe uma etapa com este nome.'] },
          { status: 400 },
        );
      const position = project.steps.length + 1;
      const like = sampleProject.steps[2] as Schema<'Step'>;
      const step = { ...like, id: crypto.randomUUID(), name, position, project_id: project.id };
      project = { ...project, steps: [...project.steps, step] };
      return HttpResponse.json(step, { status: 201 });
    }),
    ...around,
  ];
}

/** Escape and the arrow keys move the focus from the new step's field into the list; the typed text stays. */
export const LeavesTheField: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('textbox', { name: 'Nome da etapa' });
    const first = () => canvas.getAllByRole('link').find((link) => link.hasAttribute('data-step')) as HTMLElement;
    await waitFor(() => expect(first()).toBeVisible());
    for (const key of ['{Escape}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.click(line);
      await userEvent.keyboard(`Medir${key}`);
      await waitFor(() => expect(first()).toHaveFocus());
      await expect(line).toHaveValue('Medir');
      await userEvent.clear(line);
    }
  },
};

/** Pasted lines become as many steps after saying how many; one that is refused is given back, and never lost. */
export const PastesLines: Story = {
  parameters: { msw: taking('Linha 3') },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('textbox', { name: 'Nome da etapa' });
    await userEvent.click(line);
    await userEvent.paste(Array.from({ length: 10 }, (_, index) => `- Linha ${index + 1}`).join('\n'));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Adicionar 10 etapas?' }));
    await expect(asked.getAllByRole('listitem')).toHaveLength(8);
    await expect(asked.getByText('e mais 2 linhas')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Adicionar 10 etapas' }));
    const back = await screen.findByRole('list', { name: 'Não foi possível adicionar a etapa' });
    await expect(canvas.getByText('Já existe uma etapa com este nome.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linha 10' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Linha 3' })).toBeNull();
    await userEvent.click(within(back).getByRole('button', { name: 'Editar' }));
    await expect(line).toHaveValue('Linha 3');
    await expect(line).toHaveFocus();
    await userEvent.type(line, ' b{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Linha 3 b' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Não foi possível adicionar a etapa' })).toBeNull();
  },
};

/** Rows are of few elements: each of them is made, placed and painted for every step that scrolls into sight. */
export const FewElements: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Preparar o posto' });
    const rows = canvas.getAllByRole('listitem').filter((row) => row.querySelector('[data-row-focus]'));
    await expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) await expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(44);
  },
};

/** No steps yet: the line to add the first one is there. */
export const Empty: Story = {
  parameters: { msw: shows({ ...sampleProject, steps: [], progress: { done: 0, total: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma etapa ainda' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Nome da etapa' })).toBeVisible();
  },
};

/** The filter hides all: it says how many, and offers to clear it. */
export const NothingMatches: Story = {
  args: { at: `${at}?searchTerm=turbina` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('link', { name: 'Preparar o posto' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects/:id')] } };

let come: () => void;

/**
 * Whoever comes from a list does not wait: the page says what the list knew, and its steps follow. What is typed before
 * they are there is not lost.
 */
export const FromList: Story = {
  args: {
    prepare: () =>
      queryClient.setQueryData(openProjects().queryKey, {
        data: [sampleProject],
        page: { limit: 200, next_cursor: null },
      }),
  },
  parameters: {
    msw: [
      http.get('/api/projects/:id', async () => {
        await new Promise<void>((resolve) => {
          come = resolve;
        });
        return HttpResponse.json(sampleProject);
      }),
      neverAnswers('get', '/api/projects/:id/members'),
      ...around,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleProject.name })).toBeVisible();
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText('Nenhuma etapa ainda')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Mais ações de/ })).toBeNull();
    come();
    const line = await canvas.findByRole('textbox', { name: 'Nome da etapa' });
    await userEvent.keyboard('cLigar a esteira');
    await waitFor(() => expect(line).toHaveValue('Ligar a esteira'));
  },
};

/** Asked again in vain, as without a connection: what was there stays. */
export const FailingLater: Story = {
  parameters: {
    msw: [
      http.get('/api/projects/:id', () => HttpResponse.json(sampleProject), { once: true }),
      refuses('get', '/api/projects/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...around,
    ],
  },
  play: async () => {
    await expect(await rowOf('Preparar o posto')).toBeVisible();
    await queryClient.refetchQueries({ queryKey: projectById(sampleProject.id).queryKey });
    await expect(await rowOf('Preparar o posto')).toBeVisible();
    await expect(queryClient.getQueryState(projectById(sampleProject.id).queryKey)?.status).toBe('error');
  },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
};

/** Not there, or not for this person: the page does not tell which. */
export const NotFound: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 404, 'NOT_FOUND', 'Projeto não encontrado')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

/** A reader sees everything and can change nothing. */
export const Forbidden: Story = {
  args: { person: people.viewer },
  parameters: { msw: shows({ ...sampleProject, my_role: 'viewer' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar as subetapas de Preparar o posto' }));
    await expect(canvas.getByRole('checkbox', { name: 'Escolher a câmera' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Situação de Preparar o posto/ })).toBeDisabled();
    await expect(canvas.queryByRole('checkbox', { name: 'Selecionar Preparar o posto' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Nome da etapa' })).toBeNull();
  },
};

/** Whoever may only tick can do just that. */
export const TicksOnly: Story = {
  args: { person: people.viewer },
  parameters: { msw: shows({ ...sampleProject, my_role: 'checker' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar as subetapas de Preparar o posto' }));
    await expect(canvas.getByRole('checkbox', { name: 'Escolher a câmera' })).toBeEnabled();
    await expect(canvas.queryByRole('textbox', { name: 'Nome da etapa' })).toBeNull();
  },
};

/** A tick shows at once; refused, it is taken back and the reason stays on screen. */
export const TickRefused: Story = {
  parameters: {
    msw: [
      http.patch('/api/projects/:id/steps/:stepId/sub-steps/:subStepId/status', async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const told = 'Subetapa não encontrada';
        return HttpResponse.json({ error: told, message: told, code: 'NOT_FOUND' }, { status: 404 });
      }),
      ...shows(sampleProject),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar as subetapas de Preparar o posto' }));
    const box = canvas.getByRole('checkbox', { name: 'Escolher a câmera' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(box).not.toBeChecked());
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body).toHaveTextContent('Erro ao atualizar subetapa'));
    await expect(body).toHaveTextContent('Subetapa não encontrada');
  },
};

/** The status of a step is chosen among those its life allows; it shows at once and can be undone. */
export const ChangesStatus: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Situação de Comissionar: A planejar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Situação de “Comissionar”' }));
    await expect(dialog.queryByRole('row', { name: 'Bloqueada' })).toBeNull();
    await userEvent.click(dialog.getByRole('row', { name: 'Em andamento' }));
    await expect(await canvas.findByRole('button', { name: 'Situação de Comissionar: Em andamento' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(await canvas.findByRole('button', { name: 'Situação de Comissionar: A planejar' })).toBeVisible();
  },
};

/** Ctrl+Z means what was done last, though its answer is still on its way. */
export const UndoneBeforeTheAnswer: Story = {
  parameters: {
    msw: [
      http.patch('/api/projects/:id/steps/:stepId', async () => {
        await delay(500);
      }),
      ...keeping(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Situação de Comissionar: A planejar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Situação de “Comissionar”' }));
    await userEvent.click(dialog.getByRole('row', { name: 'Em andamento' }));
    await expect(await canvas.findByRole('button', { name: 'Situação de Comissionar: Em andamento' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(
      await canvas.findByRole('button', { name: 'Situação de Comissionar: A planejar' }, { timeout: 3_000 }),
    ).toBeVisible();
  },
};

/** P asks how urgent a step is, letters find it, Enter takes it; a row says it in a word, and none where nobody did. */
export const Prioritizes: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await rowOf('Comissionar');
    await expect(canvas.queryByRole('button', { name: /^Prioridade de Comissionar/ })).toBeNull();
    canvas.getByRole('link', { name: 'Comissionar' }).focus();
    await userEvent.keyboard('p');
    const dialog = within(await screen.findByRole('dialog', { name: 'Prioridade de “Comissionar”' }));
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Sem prioridade' })).toHaveFocus());
    await userEvent.keyboard('alt{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Prioridade de Comissionar: Alta' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Prioridade de Comissionar/ })).toBeNull());
  },
};

/** Grouped and narrowed by priority, the most urgent first. */
export const ByPriority: Story = {
  args: { at: `${at}?groupBy=priority&sortBy=priority` },
  play: async ({ canvas }) => {
    await rowOf('Preparar o posto');
    const heads = canvas.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
    await expect(heads.filter((head) => head && /^(Urgente|Alta|Sem)/.test(head))).toEqual([
      'Urgente1',
      'Alta1',
      'Sem prioridade2',
    ]);
  },
};

/** What is blocked says why, in the row's menu and in the panel; out of it the reason goes, and comes back with undo. */
export const Blocks: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Ações de Preparar o posto' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bloquear…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear “Preparar o posto”' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /O que está impedindo/ }), 'Falta a energia do posto');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const cell = await canvas.findByRole('button', { name: 'Situação de Preparar o posto: Bloqueada' });
    await expect(cell).toHaveAttribute('title', 'Falta a energia do posto');
    await userEvent.click(canvas.getByRole('link', { name: 'Preparar o posto' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Preparar o posto' }));
    await expect(await panel.findByText('Falta a energia do posto')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Desbloquear' }));
    await waitFor(() => expect(panel.queryByText('Falta a energia do posto')).toBeNull());
    await screen.findByText('“Preparar o posto”: Em andamento');
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(await panel.findByText('Falta a energia do posto')).toBeVisible();
  },
};

/** Ending what is blocked says so, with the reason. */
export const EndsBlocked: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Situação de Treinar o modelo: Bloqueada' }));
    await userEvent.click(await screen.findByRole('row', { name: 'Concluída' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Concluir “Treinar o modelo”?' }));
    await expect(asked.getByText(/bloqueada: As imagens de novembro/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Concluir assim mesmo' }));
    await expect(await canvas.findByRole('button', { name: 'Situação de Treinar o modelo: Concluída' })).toBeVisible();
  },
};

/** Ending a step with open sub-steps says how many stay open; going back leaves it as it was, and it can be undone. */
export const EndsWithOpenParts: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    const end = async (as: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Situação de Preparar o posto/ }));
      await userEvent.click(await screen.findByRole('row', { name: as }));
      return within(await screen.findByRole('alertdialog'));
    };
    const asked = await end('Cancelada');
    await expect(asked.getByRole('heading', { name: 'Cancelar “Preparar o posto”?' })).toBeVisible();
    await expect(asked.getByText(/^2 subetapas ainda estão por fazer/)).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click((await end('Concluída')).getByRole('button', { name: 'Concluir assim mesmo' }));
    await canvas.findByRole('button', { name: 'Situação de Preparar o posto: Concluída' });
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await canvas.findByRole('button', { name: 'Situação de Preparar o posto: Em andamento' });
  },
};

/** A step depends on others: chosen in its panel, never in a circle; while one is open, the row says so. */
export const Depends: Story = {
  args: { at: `${at}?step=${sampleProject.steps[2]?.id}` },
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Comissionar' }));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Só começa depois de' }));
    await userEvent.keyboard('prep{ArrowDown}{Enter}');
    await expect(await panel.findByText('Falta terminar 1 etapa antes desta.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /^Em andamento.*Preparar o posto$/ }));
    const other = within(await screen.findByRole('dialog', { name: 'Preparar o posto' }));
    await expect(await other.findByRole('button', { name: /^A planejar.*Comissionar$/ })).toBeVisible();
    await userEvent.click(other.getByRole('combobox', { name: 'Só começa depois de' }));
    await userEvent.keyboard('com');
    await expect(await screen.findByRole('option', { name: 'Comprar a câmera' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Comissionar' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.getByRole('img', { name: 'Espera por: Preparar o posto', hidden: true })).toBeInTheDocument();
  },
};

/** Tags: taken from the project or made while typing, and taken off again. */
export const Tags: Story = {
  args: { at: `${at}?step=${sampleProject.steps[2]?.id}` },
  parameters: { msw: keeping() },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Comissionar' }));
    const field = () => panel.findByRole('combobox', { name: 'Adicionar etiqueta' });
    await userEvent.type(await field(), 'eletr');
    await userEvent.click(await screen.findByRole('option', { name: 'elétrica' }));
    await expect(await panel.findByRole('row', { name: 'elétrica' })).toBeVisible();
    await userEvent.type(await field(), 'campo');
    await userEvent.click(await screen.findByRole('option', { name: 'Criar “campo”' }));
    await expect(await panel.findByRole('row', { name: 'campo' })).toBeVisible();
    panel.getByRole('row', { name: 'elétrica' }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(panel.queryByRole('row', { name: 'elétrica' })).toBeNull());
  },
};

/** Only the steps with a tag, however the address writes it. */
export const ByTag: Story = {
  args: { at: `${at}?tag=ELETRICA` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preparar o posto' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Comissionar' })).toBeNull();
  },
};

/** Several at once: those that the life of a step keeps back are told before; the way back is offered. */
export const BulkChange: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar Preparar o posto' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Comissionar' }));
    const bar = within(await canvas.findByRole('region', { name: '2 etapas selecionadas' }));
    await userEvent.click(bar.getByRole('button', { name: 'Mudar responsável' }));
    await userEvent.click(await screen.findByRole('row', { name: people.viewer.name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByRole('button', { name: `Responsável por Comissionar: ${people.viewer.name}` }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(
      await canvas.findByRole('button', { name: 'Responsável por Comissionar: Sem responsável' }),
    ).toBeVisible();
  },
};

/** What failed is told with its reason and can be tried again; what went well stays. */
export const BulkReport: Story = {
  parameters: {
    msw: [
      http.patch('/api/projects/:id/steps/:stepId', ({ params }) => {
        const told = 'Erro ao realizar a requisição';
        const step = sampleProject.steps.find(({ id }) => id === params.stepId);
        return step?.name === 'Comissionar'
          ? HttpResponse.json({ error: told, message: told, code: 'INTERNAL' }, { status: 500 })
          : HttpResponse.json({ ...step, due_date: null });
      }),
      ...shows(sampleProject),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar Preparar o posto' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Comissionar' }));
    await userEvent.keyboard('d');
    const clear = await screen.findByRole('button', { name: 'Tirar as datas' });
    // It is enabled together with the fields.
    await waitFor(() => expect(clear).toBeEnabled());
    await userEvent.click(clear);
    await expect(await screen.findByText('1 alterada, 1 falhou')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tentar de novo as que falharam' })).toBeVisible();
  },
};

/** All by keys: walk, select, act. */
export const Keyboard: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    const first = await rowOf('Preparar o posto');
    await userEvent.keyboard('j');
    const links = canvas.getAllByRole('link').filter((link) => link.hasAttribute('data-step'));
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('jk');
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('region', { name: '1 etapa selecionada' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: '1 etapa selecionada' })).toBeNull();
    canvas.getByRole('button', { name: 'Ações de Preparar o posto' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações de Preparar o posto' })).toHaveFocus());
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('posto');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Comissionar' })).toBeNull());
    await expect(first).toBeVisible();
  },
};

/** The step at the side, with its sub-steps; the address says which. */
/** What is deleted is gone at once, and comes back with the focus where it was. */
export const Deleted: Story = {
  args: { at: `${at}?groupBy=none&sortBy=name&sortOrder=asc` },
  parameters: { msw: keeping() },
  play: async ({ userEvent }) => {
    const name = 'Preparar o posto';
    await rowOf(name);
    screen.getByRole('button', { name: `Ações de ${name}` }).click();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    await expect(await screen.findByText(/“Preparar o posto” excluída/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    const row = await rowOf(name);
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** Shift and the arrows select row after row, and let go on the way back; Ctrl+A selects all, but only from a row. */
export const SelectedByKeys: Story = {
  args: { at: `${at}?groupBy=none&sortBy=name&sortOrder=asc` },
  play: async ({ userEvent }) => {
    await rowOf('Preparar o posto');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(screen.queryByRole('region', { name: /selecionada/ })).toBeNull();
    await userEvent.keyboard('j{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(await screen.findByRole('region', { name: '3 etapas selecionadas' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(await screen.findByRole('region', { name: '2 etapas selecionadas' })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    const all = await screen.findByRole('region', { name: `${sampleProject.steps.length} etapas selecionadas` });
    await expect(all).toBeVisible();
  },
};

export const Panel: Story = {
  args: { at: `${at}?step=${sampleProject.steps[0]?.id}` },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Preparar o posto' }));
    await expect(await panel.findByRole('checkbox', { name: 'Escolher a câmera' })).not.toBeChecked();
    await expect(panel.getByRole('button', { name: 'Etapa anterior' })).toBeVisible();
  },
};

/** A link to a step that is gone says so. */
export const PanelOfNothing: Story = {
  args: { at: `${at}?step=0198f6a2-5c1e-7b70-9d3e-ffffffffffff` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Esta etapa não está mais aqui' })).toBeVisible();
  },
};

const savedView = {
  id: '0198f6a2-5c1e-7b70-9d3e-0000000000f1',
  scope: 'steps',
  name: 'Abertas por prazo',
  query: 'groupBy=due&filterStatus=open',
  created_at: '2026-11-20T18:30:00.000Z',
};

/** Views that a person keeps for any project: taken up, and one that is not kept yet saved. */
export const SavedViews: Story = {
  parameters: {
    msw: [
      answers('get', '/api/saved-views', { data: [savedView], page: { limit: 200, next_cursor: null } }),
      refuses('post', '/api/saved-views', 409, 'NAME_TAKEN', 'Você já tem uma visão com este nome.'),
      ...shows(sampleProject),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await rowOf('Comprar a câmera');
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: 'Visões salvas' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Abertas por prazo' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Comprar a câmera' })).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), 'posto');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Comissionar' })).toBeNull());
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salvar visão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar esta visão' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome da visão/ }), 'Abertas por prazo');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Você já tem uma visão com este nome.')).toBeVisible();
  },
};

/** Two people rename one sub-step: both names side by side. */
export const TwoPeopleAtASubStep: Story = {
  args: { at: `${at}?step=${sampleProject.steps[0]?.id}` },
  parameters: {
    msw: [
      refuses(
        'patch',
        '/api/projects/:id/steps/:stepId/sub-steps/:subStepId',
        409,
        'STALE_VERSION',
        'Outra pessoa alterou isto.',
      ),
      answers('get', '/api/projects/:id/steps/:stepId', {
        ...sampleProject.steps[0],
        sub_steps: sampleProject.steps[0]?.sub_steps.map((each) => ({
          ...each,
          name: `${each.name} (lado B)`,
          version: 7,
        })),
      }),
      ...shows(sampleProject),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Escolher a câmera' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renomear' }));
    const form = within(await screen.findByRole('dialog', { name: 'Renomear subetapa' }));
    const name = form.getByRole('textbox', { name: /^Nome/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Escolher a câmera e a lente');
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    const both = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou esta subetapa' }));
    await expect(both.getByText('Escolher a câmera (lado B)')).toBeVisible();
    await expect(both.getByText('Escolher a câmera e a lente')).toBeVisible();
  },
};

/** Somebody was faster: both versions side by side, and nothing typed is lost. */
export const TwoPeople: Story = {
  args: { at: `${at}?step=${sampleProject.steps[0]?.id}` },
  parameters: {
    msw: [
      http.patch('/api/projects/:id/steps/:stepId', async ({ request }) => {
        const change = (await request.json()) as Schema<'StepChange'>;
        const told = 'Outra pessoa alterou isto enquanto você editava.';
        return change.version === 1
          ? HttpResponse.json({ error: told, message: told, code: 'STALE_VERSION' }, { status: 409 })
          : HttpResponse.json({ ...sampleProject.steps[0], ...change, version: 8 });
      }),
      answers('get', '/api/projects/:id/steps/:stepId', {
        ...sampleProject.steps[0],
        name: 'Preparar o posto 3',
        version: 7,
      }),
      ...shows(sampleProject),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Preparar o posto e a esteira{Enter}');
    const both = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou esta etapa' }));
    await expect(both.getByText('Preparar o posto 3')).toBeVisible();
    await expect(both.getByText('Preparar o posto e a esteira')).toBeVisible();
    await userEvent.click(both.getByRole('radio', { name: /O que você digitou/ }));
    await userEvent.click(both.getByRole('button', { name: 'Salvar o que escolhi' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Outra pessoa alterou esta etapa' })).toBeNull());
  },
};

export const AsBoard: Story = {
  args: { at: `${at}?viewMode=board` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /Bloqueada/ })).toBeVisible();
  },
};

export const AsCalendar: Story = {
  args: { at: `${at}?viewMode=calendar` },
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/sem data não aparece/)).toBeVisible();
    (await canvas.findAllByRole('button', { name: /Preparar o posto/ }))[0]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(await screen.findByText('Datas de “Preparar o posto” alteradas')).toBeVisible();
  },
};

export const AsTimeline: Story = {
  args: { at: `${at}?viewMode=timeline` },
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Comissionar/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(await screen.findByText('Datas de “Comissionar” alteradas')).toBeVisible();
  },
};

/** A status that this build does not know shows itself as it came. */
export const UnknownStatus: Story = {
  parameters: { msw: shows({ ...sampleProject, status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('archived')).toBeVisible();
  },
};

/** Five hundred steps: a few dozen are drawn. */
export const FiveHundred: Story = {
  parameters: {
    msw: shows({
      ...sampleProject,
      steps: Array.from({ length: 500 }, (_, index) => ({
        ...sampleProject.steps[index % 4],
        id: `0198f6a2-5c1e-7b70-9d3f-${String(index).padStart(12, '0')}`,
        name: `Etapa ${index + 1}`,
        position: index + 1,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^Etapa \d+/ });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120);
  },
};

/** Little stands above the first step: name, facts, parts, and one line to add, to look and to filter. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = (await canvas.findAllByRole('link', { name: /./ })).find((link) => link.closest('[data-row-focus]'));
    await expect(first?.getBoundingClientRect().top).toBeLessThan(220);
    await expect(await canvas.findByRole('textbox', { name: 'Nome da etapa' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(Filtros e ordem|Filtro)$/ })).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { locale: 'en' } };
