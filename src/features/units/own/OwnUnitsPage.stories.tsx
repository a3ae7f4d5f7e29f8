import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { getSelection } from '../../kernel/selection';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleSummary, sampleUnits } from '../sample';
import * as page from './OwnUnitsPage';

const mine = sampleUnits.slice(0, 2);
const unitsOf = (data: object[]) => answers('get', '/api/unit/find-by-user', { data });
const summary = answers('post', '/api/unit/:id/summary', sampleSummary());

const meta = {
  component: StoryApp,
  args: {
    at: paths.units(),
    routes: [{ path: paths.units.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.viewer,
  },
  parameters: { layout: 'fullscreen', msw: [unitsOf(mine), summary] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

/** The numbers of projects lead to the projects; whoever administers a unit changes it. */
export const Filled: Story = {
  play: async () => {
    const matriz = await cardOf('Matriz São Paulo');
    const late = await matriz.findByRole('link', { name: '1 projeto atrasado' });
    await expect(late).toHaveAttribute('href', `${paths.projects()}?unit=${mine[0]?.id}&late=1`);
    await expect(matriz.getByRole('link', { name: 'Editar Matriz São Paulo' })).toBeVisible();
    const campinas = await cardOf('Filial Campinas');
    await campinas.findByRole('link', { name: '4 projetos em aberto' });
    await expect(campinas.queryByRole('link', { name: /Editar/ })).toBeNull();
  },
};

/** What a unit holds and should have received is told to whoever may see it alone, and leads there. */
export const WithMoney: Story = {
  args: { person: { ...people.viewer, permissions: [...people.viewer.permissions, 'view:finance_accounts'] } },
  parameters: {
    msw: [
      unitsOf(mine),
      answers(
        'post',
        '/api/unit/:id/summary',
        sampleSummary({ balance_cents: 1_284_050, receivable_overdue_cents: 90_000 }),
      ),
    ],
  },
  play: async () => {
    const matriz = await cardOf('Matriz São Paulo');
    const balance = await matriz.findByRole('link', { name: /^Saldo das contas: R\$\s12\.840,50$/ });
    await expect(balance).toHaveAttribute('href', `${paths.accounts()}?unit=${mine[0]?.id}`);
    await expect(matriz.getByRole('link', { name: /^A receber em atraso: R\$\s900,00$/ })).toBeVisible();
  },
};

/** The unit that is chosen is kept: new work begins with it. */
export const Switching: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /Unidade atual/ }));
    await user.click(await screen.findByRole('option', { name: 'Filial Campinas' }));
    await expect(await (await cardOf('Filial Campinas')).findByText('Unidade atual')).toBeVisible();
    await expect(getSelection().unit).toBe(mine[1]?.id);
  },
};

/** With one unit there is nothing to switch. */
export const OnlyOne: Story = {
  parameters: { msw: [unitsOf(mine.slice(0, 1)), summary] },
  play: async ({ canvas }) => {
    await (await cardOf('Matriz São Paulo')).findByText('Pessoas');
    await expect(canvas.queryByText('Unidade atual')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: [unitsOf([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você ainda não está em nenhuma unidade' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/unit/find-by-user')] } };

/** The units are there, their numbers on the way: the cards have their shape already. */
export const NumbersLoading: Story = {
  parameters: { msw: [unitsOf(mine), neverAnswers('post', '/api/unit/:id/summary')] },
  play: async () => {
    const matriz = await cardOf('Matriz São Paulo');
    await expect(matriz.getByRole('link', { name: 'Editar Matriz São Paulo' })).toBeVisible();
    await expect(matriz.getAllByText('–')).toHaveLength(5);
  },
};

/** The numbers of one unit cannot be read: the others are there all the same. */
export const NumbersFailing: Story = {
  parameters: {
    msw: [
      unitsOf(mine),
      http.post('/api/unit/:id/summary', ({ params }) => {
        const message = 'Erro ao realizar a requisição';
        if (params.id === mine[0]?.id) return HttpResponse.json(sampleSummary());
        return HttpResponse.json({ error: message, message, code: 'INTERNAL' }, { status: 500 });
      }),
    ],
  },
  play: async () => {
    await (await cardOf('Filial Campinas')).findByRole('button', { name: 'Tentar de novo' });
    await (await cardOf('Matriz São Paulo')).findByText('Pessoas');
  },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/unit/find-by-user', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [refuses('get', '/api/unit/find-by-user', 403, 'FORBIDDEN', 'Sua conta não pode ver unidades.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
