import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, people, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import type { Waba } from '../data/facts';
import { keeper, sampleWabas } from '../sample';
import * as page from './WabasPage';

const views = answers('get', '/api/saved-views', listOf());
const states = statesOf({
  get: '/api/wabas',
  filled: listOf(...sampleWabas),
  empty: listOf(),
  permission: 'view:wabas',
  beside: [views],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.wabas(),
    routes: [pageRoute(paths.wabas.pattern, page), { path: paths.waba.pattern, element: <h1>O formulário</h1> }],
    person: keeper,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** The numbers that need a hand stand first, and of a token no more than its end is known. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Atendimento a clientes/)).toHaveTextContent(
      /\+55 11 3214-5600Qualidade média\+55 11 8765-4321Qualidade alta.*Termina em 9f3K/,
    );
    await expect(await rowOf(/Assistência técnica/)).toHaveTextContent(/e mais 3 números/);
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma conta do WhatsApp ainda' })).toBeVisible();
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
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:wabas/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Cobrança/)).toHaveTextContent(/Low quality.*More information needed/);
  },
};

/** A server that takes changes. */
function keeping() {
  let wabas = sampleWabas;
  return [
    views,
    http.get('/api/wabas', () => HttpResponse.json(listOf(...wabas))),
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
