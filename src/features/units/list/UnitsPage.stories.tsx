import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { manager, noUses, reader, sampleSummary, sampleUnits } from '../sample';
import * as page from './UnitsPage';

const views = answers('get', '/api/saved-views', listOf());
const states = statesOf({
  get: '/api/units',
  filled: listOf(...sampleUnits),
  empty: listOf(),
  permission: 'view:units',
  beside: [views],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.adminUnits(),
    routes: [
      pageRoute(paths.adminUnits.pattern, page),
      { path: paths.adminUnit.pattern, element: <h1>O formulário</h1> },
    ],
    person: manager,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** A time zone is told where it is not that of São Paulo. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Filial Manaus/)).toHaveTextContent('Manaus/AMHorário de Manaus');
    await expect(canvas.getByRole('row', { name: /Matriz São Paulo/ })).not.toHaveTextContent('Fuso');
    await expect(canvas.getByRole('link', { name: 'Criar unidade' })).toBeVisible();
    const levelOf = async (name: RegExp) => (await rowOf(name)).getAttribute('aria-level');
    await expect([await levelOf(/Matriz/), await levelOf(/Manaus/), await levelOf(/Laboratório/)]).toEqual([
      '1',
      '2',
      '3',
    ]);
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma unidade ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says how many each of them hides. */
export const NothingMatches: Story = {
  args: { at: `${paths.adminUnits()}?search=lua&use=inactive` },
  parameters: {
    msw: [
      views,
      http.get('/api/units', ({ request }) =>
        HttpResponse.json(listOf(...(new URL(request.url).searchParams.has('search') ? [] : sampleUnits))),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sem a busca: 5 unidades' }));
    await rowOf(/Filial Manaus/);
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
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
    await expect(await canvas.findByText(/view:units/)).toBeVisible();
  },
};

/** Whoever only sees units opens, selects and creates none. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await rowOf(/Filial Manaus/);
    await expect(canvas.queryByRole('link', { name: 'Criar unidade' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ByUnitAbove: Story = {
  args: { at: `${paths.adminUnits()}?group=parent` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Matriz São Paulo.*3 unidades/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Nenhuma unidade superior.*1 unidade/ })).toBeVisible();
  },
};

/** A card says what the columns say. */
export const Cards: Story = {
  args: { at: `${paths.adminUnits()}?view=cards` },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Unidades' }));
    await expect(cards.getByRole('link', { name: 'Filial Manaus' })).toBeVisible();
    await expect(cards.getByText('Horário de Manaus')).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

/** J goes to a row, Enter opens it. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await rowOf(/Filial Manaus/);
    await user.keyboard('jj{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'O formulário' })).toBeVisible();
  },
};

/** A server that takes changes; what is used is not deleted. */
function keeping() {
  let units = sampleUnits as Schema<'Unit'>[];
  const inUse = 'A unidade ainda tem 12 pessoas e 4 projetos. Resolva isso antes de excluir.';
  return [
    views,
    http.get('/api/units', () => HttpResponse.json(listOf(...units))),
    http.patch('/api/units/:id', async ({ params, request }) => {
      const { parent_id, ...change } = (await request.json()) as Schema<'UnitChange'>;
      const parent = parent_id === undefined ? {} : { parent: units.find(({ id }) => id === parent_id) ?? null };
      units = units.map((unit) => (unit.id === params.id ? ({ ...unit, ...change, ...parent } as typeof unit) : unit));
      return HttpResponse.json(units.find(({ id }) => id === params.id));
    }),
    http.delete('/api/units/:id', ({ params }) => {
      if (params.id === sampleUnits[0].id)
        return HttpResponse.json({ error: inUse, message: inUse, code: 'IN_USE' }, { status: 409 });
      units = units.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/unit/:id/summary', ({ params }) =>
      HttpResponse.json(
        params.id === sampleUnits[0].id
          ? sampleSummary()
          : sampleSummary({ users: 0, projects_open: 0, projects_late: 0, invitations_pending: 0, uses: noUses }),
      ),
    ),
  ];
}

/** Out of use at once, without asking, for it can be taken back. */
export const PutOutOfUse: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Filial Campinas/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Filial Manaus/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 unidades selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Tirar de uso' }));
    await expect(await screen.findByText('2 unidades alteradas')).toBeVisible();
    await waitFor(async () => expect(await rowOf(/Filial Manaus/)).toHaveTextContent('Fora de uso'));
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Filial Manaus/)).toHaveTextContent('Em uso'));
  },
};

/** A unit goes below another with all that is below it; it is offered none of those. It can be taken back. */
export const Moved: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Filial Campinas/ }));
    const bar = within(await canvas.findByRole('region', { name: '1 unidade selecionada' }));
    await user.click(bar.getByRole('button', { name: 'Mover para…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover Filial Campinas' }));
    await user.click(dialog.getByRole('button', { name: /Unidade superior/ }));
    await expect(screen.queryByRole('option', { name: /Laboratório/ })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Filial Manaus' }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    await waitFor(async () => expect(await rowOf(/Laboratório/)).toHaveAttribute('aria-level', '4'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Laboratório/)).toHaveAttribute('aria-level', '3'));
  },
};

/** Before units are deleted it is told what hangs on each; what is used stays, and the report says why. */
export const DeletionReport: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Matriz São Paulo/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Laboratório/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 unidades selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir 2 unidades?' }));
    await expect(
      await dialog.findByText(
        /^12 pessoas, 9 projetos, 2 unidades abaixo, 1 convite pendente, 7 reuniões, 2 contas, 340 transações, 1 conta do/,
      ),
    ).toBeVisible();
    await expect(await dialog.findByText(/^Sem pessoas/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('1 alterada, 1 falhou')).toBeVisible();
    await expect(screen.getByText(/ainda tem 12 pessoas/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Laboratório/ })).toBeNull());
  },
};
