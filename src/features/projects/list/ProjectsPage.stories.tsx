import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { saveSelection } from '../../kernel/selection';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleProject, sampleRows } from '../sample';
import * as page from './ProjectsPage';

const view = (name: string, query: string): Schema<'SavedView'> => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000000${name.length}`,
  scope: 'projects',
  name,
  query,
  created_at: '2026-11-20T18:30:00.000Z',
});
const late = view('Atrasados da Matriz', `status=active&unit=${people.admin.units[0]?.id}&late=1`);
type Canvas = { findByRole: typeof screen.findByRole };
const openViews = async (canvas: Canvas) =>
  waitFor(async () => {
    await user.click(await canvas.findByRole('button', { name: 'Visões salvas' }));
    await screen.findByRole('menu', { name: 'Visões salvas' });
  });
const viewsOf = (...data: Schema<'SavedView'>[]) =>
  answers('get', '/api/saved-views', { data, page: { limit: 200, next_cursor: null } });
const listOf = (data: object[], next_cursor: string | null = null) => ({ data, page: { limit: 50, next_cursor } });

const meta = {
  component: StoryApp,
  args: {
    at: paths.projects(),
    routes: [{ path: paths.projects.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [viewsOf(), answers('get', '/api/projects', listOf(sampleRows))] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Esteira de inspeção/ })).toBeVisible();
    const late = canvas.getByRole('row', { name: /Telemetria das câmaras frias/ });
    await expect(late).toHaveTextContent('3 dias de atraso');
  },
};

/** Rows are of few elements: each of them is made, placed and painted for every project on the screen. */
export const FewElements: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Esteira de inspeção/ });
    await expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(26);
  },
};

export const Empty: Story = {
  parameters: { msw: [viewsOf(), answers('get', '/api/projects', listOf([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum projeto ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says how many each of them hides, and takes one away. */
export const NothingMatches: Story = {
  args: { at: `${paths.projects()}?search=solda&status=active` },
  parameters: {
    msw: [
      viewsOf(),
      http.get('/api/projects', ({ request }) =>
        HttpResponse.json(listOf(new URL(request.url).searchParams.has('search') ? [] : sampleRows)),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sem a busca: 6 projetos' }));
    await expect(await canvas.findByRole('row', { name: /Esteira de inspeção/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Situação: Em andamento' })).toBeVisible();
  },
};

/** The page comes at once, and the shape of its rows. */
/** The unit chosen for the whole app narrows the list, says so, and can be taken away here. */
export const OfOneUnit: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    saveSelection({ unit: people.admin.units[0]?.id });
    await user.click(await canvas.findByRole('button', { name: 'Tirar o filtro Unidade' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tirar o filtro Unidade' })).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [viewsOf(), neverAnswers('get', '/api/projects')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Criar projeto' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [refuses('get', '/api/projects', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

/** Whoever may not create projects is not offered to. */
export const ReadOnly: Story = {
  args: { person: people.viewer },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Esteira de inspeção/ });
    await expect(canvas.queryByRole('link', { name: 'Criar projeto' })).toBeNull();
  },
};

/** More than a page: the next one is added below. */
export const MoreToLoad: Story = {
  parameters: {
    msw: [
      viewsOf(),
      http.get('/api/projects', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'next'
          ? HttpResponse.json(listOf(sampleRows.slice(3)))
          : HttpResponse.json(listOf(sampleRows.slice(0, 3), 'next')),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar mais' }));
    await expect(await canvas.findByRole('row', { name: /Migração do supervisório/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  },
};

/** Groups say how many they hold, fold, and come in the order of what they stand for. */
export const InGroups: Story = {
  args: { at: `${paths.projects()}?group=status` },
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('button', { name: /Em andamento/ });
    await expect(head).toHaveTextContent('2 projetos');
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /Esteira de inspeção/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Situação' })).toBeNull();
  },
};

export const Cards: Story = {
  args: { at: `${paths.projects()}?view=cards` },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('list', { name: 'Projetos' }));
    await expect(card.getByText('3 dias de atraso')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exibir' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }));
    await expect(await canvas.findByRole('grid', { name: 'Projetos', hidden: true })).toBeVisible();
  },
};

/** A filter is added on the line, told as a chip with its value, changed where it stands and taken away; nothing else moves. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Filtro' });
    const places = () =>
      ['Filtro', 'Exibir'].map((name) => {
        const { x, y } = canvas.getByRole('button', { name, hidden: true }).getBoundingClientRect();
        return [x, y];
      });
    // Before they come, words are a little narrower.
    await document.fonts.ready;
    const before = places();
    await user.click(add);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Situação' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Planejamento' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Planejamento' })).toHaveAttribute('aria-selected', 'true'),
    );
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
    const chip = await canvas.findByRole('button', { name: 'Situação: Planejamento, Em andamento' });
    await expect(places()).toEqual(before);
    await user.click(chip);
    await user.click(await screen.findByRole('option', { name: 'Planejamento' }));
    await user.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Situação: Em andamento' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Tirar o filtro Situação' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Situação/ })).toBeNull());
    await expect(add).toHaveFocus();
  },
};

/** What is shown of the rows, and how close they stand, is the person's and kept in the browser. */
export const Display: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Prazo/ })).toBeVisible();
    const { density } = document.documentElement.dataset;
    await user.click(canvas.getByRole('button', { name: 'Exibir' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Prazo' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Prazo/, hidden: true })).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Prazo' }));
    await user.click(screen.getByRole('radio', { name: 'Confortáveis' }));
    await expect(document.documentElement.dataset.density).toBe('comfortable');
    await user.click(screen.getByRole('radio', { name: 'Compactas' }));
    await expect(document.documentElement.dataset.density).toBe('compact');
    await expect(localStorage.getItem('app-density')).toBe('compact');
    localStorage.removeItem('app-density');
    document.documentElement.dataset.density = density;
  },
};

export const CardsInGroups: Story = { args: { at: `${paths.projects()}?view=cards&group=health` } };

/** The views that a person keeps, the one in sight marked; what is not one yet can be saved. */
export const SavedViews: Story = {
  args: { at: `${paths.projects()}?${late.query}` },
  parameters: {
    msw: [
      viewsOf(late, view('Meus modelos', 'mine=1&templates=1')),
      answers('get', '/api/projects', listOf(sampleRows)),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await openViews(canvas);
    await expect(await screen.findByRole('menuitemradio', { name: late.name })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Salvar visão' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: `Excluir a visão ${late.name}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtro' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Meus' }));
    await expect(await canvas.findByRole('button', { name: 'Tirar o filtro Meus' })).toBeVisible();
    await openViews(canvas);
    await expect(await screen.findByRole('menuitem', { name: 'Salvar visão' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Of two views pressed one after the other the last is shown, and stays: what stands in the field follows the address. */
export const FromViewToView: Story = {
  args: { at: `${paths.projects()}?search=esteira` },
  parameters: {
    msw: [viewsOf(view('Só esteiras', 'search=esteira')), answers('get', '/api/projects', listOf(sampleRows))],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    await openViews(canvas);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Tudo' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await openViews(canvas);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Só esteiras' }));
    await waitFor(() => expect(field).toHaveValue('esteira'));
    // Longer than what is typed rests before it is told.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(field).toHaveValue('esteira');
    await openViews(canvas);
    await expect(await screen.findByRole('menuitemradio', { name: 'Só esteiras' })).toBeChecked();
  },
};

/** A view gets a name; one that is taken is refused, and the name stays to be changed. */
export const SavingAView: Story = {
  args: { at: `${paths.projects()}?late=1` },
  parameters: {
    msw: [
      viewsOf(),
      answers('get', '/api/projects', listOf(sampleRows)),
      refuses('post', '/api/saved-views', 409, 'NAME_TAKEN', 'Você já tem uma visão com este nome.'),
    ],
  },
  play: async ({ canvas }) => {
    await openViews(canvas);
    await user.click(await screen.findByRole('menuitem', { name: 'Salvar visão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar esta visão' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Dê um nome à visão.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Nome da visão/ }), 'Atrasados');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Você já tem uma visão com este nome.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Nome da visão/ })).toHaveValue('Atrasados');
  },
};

/** An address of an older build, or mistyped: what is not known is told and left out. */
export const UnknownInTheAddress: Story = {
  args: { at: `${paths.projects()}?status=archived&late=1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/status=archived/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.queryByText(/status=archived/)).toBeNull());
  },
};

/** J and K go from row to row, Enter opens, the slash searches, the question mark lists the keys. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Esteira de inspeção/ });
    await user.keyboard('jj');
    await expect(canvas.getByRole('row', { name: /Telemetria das câmaras frias/ })).toHaveFocus();
    await user.keyboard('k');
    await expect(canvas.getByRole('row', { name: /Esteira de inspeção/ })).toHaveFocus();
    await user.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('j');
    await expect(canvas.getByRole('searchbox')).toHaveValue('j');
  },
};

/** A server that takes changes of projects; one of them fails where it is told to. */
function keeping(failing?: string) {
  let rows = sampleRows;
  return [
    viewsOf(),
    http.get('/api/projects', () => HttpResponse.json(listOf(rows))),
    http.patch('/api/projects/:id', async ({ params, request }) => {
      const change = (await request.json()) as Schema<'ProjectChange'>;
      const told = 'Erro ao realizar a requisição';
      if (rows.find(({ id }) => id === params.id)?.name === failing)
        return HttpResponse.json({ error: told, message: told, code: 'INTERNAL' }, { status: 500 });
      rows = rows.map((row) => (row.id === params.id ? { ...row, ...change, is_template: row.is_template } : row));
      return HttpResponse.json({ ...rows.find(({ id }) => id === params.id), steps: [] });
    }),
  ];
}
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** Several at once, chosen by keys or by the box: changed, told, and taken back. */
export const BulkChange: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await rowOf(/Esteira de inspeção/);
    await user.keyboard('jxjx');
    const bar = within(await canvas.findByRole('region', { name: '2 projetos selecionados' }));
    await user.click(bar.getByRole('button', { name: 'Mudar situação' }));
    await user.click(await screen.findByRole('row', { name: 'Em espera' }));
    await expect(await screen.findByText('2 projetos alterados')).toBeVisible();
    await waitFor(async () => expect(await rowOf(/Telemetria/)).toHaveTextContent('Em espera'));
    // What was selected may be changed once more.
    await expect(canvas.getByRole('region', { name: '2 projetos selecionados' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Telemetria/)).toHaveTextContent('Em andamento'));
  },
};

/** What failed is told with its reason and can be tried again. A press on the box opens nothing. */
export const BulkReport: Story = {
  parameters: { msw: keeping('Telemetria das câmaras frias') },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /^Selecionar Esteira/ }));
    await user.click(canvas.getByRole('checkbox', { name: /^Selecionar Telemetria/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 projetos selecionados' }));
    await user.click(bar.getByRole('button', { name: 'Mudar prazo' }));
    await user.click(await screen.findByRole('button', { name: 'Tirar o prazo' }));
    await expect(await screen.findByText('1 alterado, 1 falhou')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tentar de novo os que falharam' })).toBeVisible();
  },
};

/** Before many are deleted they are named, and those that are not one's own stay. */
export const BulkDelete: Story = {
  args: { person: people.viewer },
  parameters: {
    msw: [
      viewsOf(),
      answers(
        'get',
        '/api/projects',
        listOf(sampleRows.map((row, index) => ({ ...row, my_role: index === 0 ? 'owner' : 'contributor' }))),
      ),
      answers('get', '/api/projects/:id', sampleProject),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /^Selecionar Esteira/ }));
    await user.click(canvas.getByRole('checkbox', { name: /^Selecionar Telemetria/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 projetos selecionados' }));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir 1 projeto?' }));
    await expect(dialog.getByText(/Esteira de inspeção/)).toBeVisible();
    await expect(dialog.getByText(/^1 dos projetos só pode ser alterado/)).toBeVisible();
    const inside = `${sampleProject.steps.length} etapas e ${sampleProject.steps.flatMap((step) => step.sub_steps).length} subetapas`;
    await expect(await dialog.findByText(new RegExp(`^${inside} serão excluídas junto`))).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 dias de atraso');
  },
};

/** Many at once on a phone too. */
export const NarrowChoice: Story = {
  args: { at: `${paths.projects()}?view=cards` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /^Selecionar Esteira/ }));
    canvas.getByRole('link', { name: /^Telemetria/ }).focus();
    await user.keyboard('x');
    const bar = within(await canvas.findByRole('region', { name: '2 projetos selecionados' }));
    await expect(bar.getByRole('button', { name: 'Mudar situação' })).toBeVisible();
  },
};

/** On a phone all filters are behind one button. */
export const NarrowFilters: Story = {
  args: { at: `${paths.projects()}?late=1&group=unit` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The runner's own window is wide: there they stand on the line.
    const button = await canvas.findByRole('button', { name: /^(Filtros e ordem · 1|Filtro)$/ });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Situação')).toBeVisible();
  },
};

export const InEnglish: Story = {
  args: { at: `${paths.projects()}?group=health` },
  globals: { locale: 'en' },
};
