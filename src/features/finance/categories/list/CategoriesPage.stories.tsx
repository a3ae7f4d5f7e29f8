import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user } from 'storybook/test';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../../kit/testing/StoryApp';
import { paths } from '../../../paths';
import { reader, sampleCategories, treasurer } from '../../sample';
import * as form from '../CategoryFormPage';
import * as page from './CategoriesPage';

const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const route = { ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const all = answers('get', '/api/finance/categories', listOf(sampleCategories));

const meta = {
  component: StoryApp,
  args: {
    at: paths.categories(),
    routes: [
      { path: paths.categories.pattern, ...page, ...route },
      { path: paths.createCategory.pattern, ...form, ...route },
      { path: paths.category.pattern, ...form, ...route },
    ],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: [all] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands within another is below it. */
export const Filled: Story = {
  play: async () => {
    const below = await screen.findByRole('row', { name: /Projetos de automação/ });
    await expect(below).toHaveAttribute('aria-level', '2');
    await expect(await screen.findByRole('row', { name: /Frota própria/ })).toHaveTextContent('Arquivada');
  },
};

/** A server without categories, which takes the suggested plan. */
function beginning() {
  let rows: typeof sampleCategories | [] = [];
  return [
    http.get('/api/finance/categories', () => HttpResponse.json(listOf(rows))),
    http.post('/api/finance/categories/suggested', () => {
      rows = sampleCategories;
      return HttpResponse.json({ data: rows });
    }),
    http.delete('/api/finance/categories/:id', ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.id) as [];
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** Where there is none yet, the usual ones come at once, and go at once. */
export const Empty: Story = {
  parameters: { msw: beginning() },
  play: async ({ canvas }) => {
    const none = { name: 'Nenhuma categoria ainda' };
    await expect(await canvas.findByRole('heading', none)).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: 'Usar plano sugerido' }));
    await expect(await screen.findByText('5 categorias criadas')).toBeVisible();
    await screen.findByRole('row', { name: /Projetos de automação/ });
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await expect(await canvas.findByRole('heading', none)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('get', '/api/finance/categories')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    msw: [refuses('get', '/api/finance/categories', 500, 'INTERNAL', 'Erro ao realizar a requisição')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      refuses(
        'get',
        '/api/finance/categories',
        403,
        'FORBIDDEN',
        'Sua conta não tem a permissão view:finance_transactions.',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_transactions/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await screen.findByRole('row', { name: /Frota própria/ });
    await expect(canvas.queryByRole('link', { name: 'Criar categoria' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } };

/** It may stand within one of its type that stands within none. */
export const Created: Story = {
  args: { at: paths.createCategory() },
  parameters: {
    msw: [
      all,
      http.post('/api/finance/categories', async ({ request }) => {
        await expect(await request.json()).toEqual({
          type: 'income',
          name: 'Manutenção',
          parent_id: sampleCategories[0].id,
        });
        return HttpResponse.json(sampleCategories[1], { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'Receita' }));
    await user.type(canvas.getByRole('textbox', { name: /^Nome/ }), 'Manutenção');
    await user.click(canvas.getByRole('button', { name: /Fica dentro de$/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: 'Vendas' }));
    await user.click(canvas.getByRole('button', { name: 'Criar categoria' }));
    await expect(await screen.findByRole('row', { name: /Frota própria/ })).toBeVisible();
  },
};
