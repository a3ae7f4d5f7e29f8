import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/story/StoryApp';
import { paths } from '../../paths';
import type { Waba } from '../data/facts';
import { keeper, sampleWabas } from '../sample';
import * as page from './WabasPage';

const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const views = answers('get', '/api/saved-views', { data: [], page: { limit: 200, next_cursor: null } });

const meta = {
  component: StoryApp,
  args: {
    at: paths.wabas(),
    routes: [
      { path: paths.wabas.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null },
      { path: paths.waba.pattern, element: <h1>O formulário</h1> },
    ],
    person: keeper,
  },
  parameters: { layout: 'fullscreen', msw: [views, answers('get', '/api/wabas', listOf(sampleWabas))] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** The numbers that need a hand stand first, and of a token no more than its end is known. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Atendimento a clientes/)).toHaveTextContent(
      /\+55 11 3214-5600Qualidade Média\+55 11 8765-4321Qualidade Alta.*Termina em 9f3K/,
    );
    await expect(await rowOf(/Assistência técnica/)).toHaveTextContent(/e mais 3 números/);
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [views, answers('get', '/api/wabas', listOf([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma conta do WhatsApp ainda' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [views, neverAnswers('get', '/api/wabas')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [views, refuses('get', '/api/wabas', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

/** Whoever may only see them opens none and selects none. */
export const SeenOnly: Story = {
  args: { person: { ...people.viewer, permissions: [...people.viewer.permissions, 'view:wabas'] } },
  play: async ({ canvas }) => {
    await rowOf(/Cobrança/);
    await expect(canvas.queryByRole('link', { name: 'Criar conta' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Cobrança' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [views, refuses('get', '/api/wabas', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:wabas.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:wabas/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Cobrança/)).toHaveTextContent(/Quality: Low.*More information wanted/);
  },
};

/** A server that takes changes. */
function keeping() {
  let wabas = sampleWabas;
  return [
    views,
    http.get('/api/wabas', () => HttpResponse.json(listOf(wabas))),
    http.patch('/api/wabas/:id', async ({ params, request }) => {
      const change = (await request.json()) as Partial<Waba>;
      wabas = wabas.map((waba) => (waba.id === params.id ? { ...waba, ...change } : waba));
      return HttpResponse.json(wabas.find(({ id }) => id === params.id));
    }),
  ];
}

/** Out of use at once, and back: nothing is asked before what can be undone. */
export const OutOfUse: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Cobrança/ }));
    const bar = within(await canvas.findByRole('region', { name: '1 conta selecionada' }));
    await user.click(bar.getByRole('button', { name: 'Tirar de uso' }));
    await waitFor(async () => expect(await rowOf(/Cobrança/)).toHaveTextContent('Fora de uso'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Cobrança/)).toHaveTextContent('Em uso'));
  },
};
