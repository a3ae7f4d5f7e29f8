import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { loadingRoute } from '../../kit/testing/states';
import { paths } from '../../paths';
import { manager, sampleUnits } from '../sample';
import * as page from './UnitFormPage';

const [matriz, campinas] = sampleUnits as [(typeof sampleUnits)[0], (typeof sampleUnits)[0]];
const route = { ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const list = answers('get', '/api/units', { data: sampleUnits, page: { limit: 200, next_cursor: null } });

const meta = {
  component: StoryApp,
  args: {
    at: paths.adminUnit({ unitId: matriz.id }),
    routes: [
      { path: paths.createUnit.pattern, ...route },
      { path: paths.adminUnit.pattern, ...route },
      { path: paths.unit.pattern, ...route },
      { path: paths.adminUnits.pattern, element: <h1>Todas as unidades</h1> },
      { path: paths.units.pattern, element: <h1>Minhas unidades</h1> },
    ],
    person: manager,
  },
  parameters: { layout: 'fullscreen', msw: [list] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (name: RegExp) => screen.findByRole('textbox', { name });
const write = async (name: RegExp, text: string) => {
  const field = await fieldOf(name);
  await user.clear(field);
  await user.type(field, text);
};

export const Create: Story = { args: { at: paths.createUnit() } };

/** What is typed is sent as the contract wants it: the code in capitals, what is empty as null. */
export const Created: Story = {
  args: { at: paths.createUnit() },
  parameters: {
    msw: [
      list,
      http.post('/api/units', async ({ request }) => {
        const body = await request.json();
        await expect(body).toMatchObject({
          name: 'Filial Belém',
          code: 'BEL',
          tax_id: null,
          address: { city: 'Belém' },
        });
        return HttpResponse.json({ ...matriz, name: 'Filial Belém' }, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Nome/, 'Filial Belém');
    await write(/^Código/, 'bel');
    await write(/^Cidade/, 'Belém');
    await user.click(canvas.getByRole('button', { name: 'Criar unidade' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as unidades' })).toBeVisible();
  },
};

export const Edit: Story = {
  play: async () => {
    await expect(await fieldOf(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35');
    await expect(await fieldOf(/^CEP/)).toHaveValue('01310-100');
  },
};

/** Holidays of the city and the state are added by date and sent with the rest. */
export const Holidays: Story = {
  parameters: {
    msw: [
      list,
      http.patch('/api/units/:id', async ({ request }) => {
        const body = (await request.json()) as Schema<'UnitChange'>;
        await expect(body.holidays).toEqual([
          { date: '2026-07-09', name: 'Revolução Constitucionalista', scope: 'state', is_yearly: true },
        ]);
        return HttpResponse.json(matriz);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Remover Aniversário de São Paulo/ }));
    await user.click(canvas.getByRole('button', { name: 'Adicionar feriado' }));
    await expect(await canvas.findByText('Dê um nome ao feriado.')).toBeVisible();
    await user.click(canvas.getByRole('spinbutton', { name: /^dia/i }));
    await user.keyboard('09072026');
    await write(/^Feriado$/, 'Revolução Constitucionalista');
    await user.click(canvas.getByRole('button', { name: /Vale em/ }));
    await user.click(await screen.findByRole('option', { name: 'Estado' }));
    await user.click(canvas.getByRole('button', { name: 'Adicionar feriado' }));
    await expect(await canvas.findByText(/09\/07\/2026 · Estado · Todo ano/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as unidades' })).toBeVisible();
  },
};

/** What is wrong is told in its own words, all of it above; it takes the focus. */
export const Faults: Story = {
  args: { at: paths.createUnit() },
  play: async ({ canvas }) => {
    await write(/^CNPJ/, '12ABC34501DE45');
    await write(/^E-mail/, 'sem arroba');
    await write(/^CEP/, '0131');
    await user.click(canvas.getByRole('button', { name: 'Criar unidade' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const text of ['Preencha o campo “Nome”.', 'O CEP tem oito dígitos.', /Confira o CNPJ/, 'Confira o e-mail.'])
      await expect(canvas.getByRole('button', { name: text })).toBeVisible();
  },
};

/** A code that another unit has is told at its field. */
export const CodeTaken: Story = {
  parameters: {
    msw: [list, refuses('patch', '/api/units/:id', 409, 'CODE_TAKEN', 'Já existe uma unidade com este código.')],
  },
  play: async ({ canvas }) => {
    await write(/^Código/, 'vcp');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () =>
      expect(await fieldOf(/^Código/)).toHaveAccessibleDescription(/Já existe uma unidade com este código/),
    );
    await expect(await fieldOf(/^Código/)).toHaveValue('VCP');
  },
};

/** Somebody was faster: both versions stand side by side. */
export const Conflict: Story = {
  parameters: {
    msw: [
      http.get(
        '/api/units',
        (() => {
          let asked = 0;
          const theirs = { ...matriz, name: 'Sede São Paulo', is_active: false, version: 4 };
          return () => {
            asked += 1;
            const data = asked > 1 ? [theirs, campinas] : sampleUnits;
            return HttpResponse.json({ data, page: { limit: 200, next_cursor: null } });
          };
        })(),
      ),
      refuses('patch', '/api/units/:id', 409, 'STALE_VERSION', 'Outra pessoa alterou isto enquanto você editava.'),
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Nome/, 'Matriz Paulista');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou esta unidade' }));
    await expect(dialog.getByText('Matriz Paulista')).toBeVisible();
    await expect(dialog.getByText('Sede São Paulo')).toBeVisible();
    await expect(dialog.getByText('Fora de uso')).toBeVisible();
  },
};

/** Whoever administers a unit changes it from their own units, and may not see all of them. */
export const Administrator: Story = {
  args: { at: paths.unit({ unitId: matriz.id }), person: people.viewer },
  parameters: {
    msw: [answers('get', '/api/unit/find-by-user', { data: [matriz] }), answers('patch', '/api/units/:id', matriz)],
  },
  play: async ({ canvas }) => {
    await write(/^Telefone/, '1144445555');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('heading', { name: 'Minhas unidades' })).toBeVisible();
  },
};

/** Whoever is only a member of it does not. */
export const Forbidden: Story = {
  args: { at: paths.unit({ unitId: campinas.id }), person: people.viewer },
  parameters: { msw: [answers('get', '/api/unit/find-by-user', { data: [campinas] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { at: paths.adminUnit({ unitId: people.viewer.id }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/units', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.adminUnit.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/units')] },
};
