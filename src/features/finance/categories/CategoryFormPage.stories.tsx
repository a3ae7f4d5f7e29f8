import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user } from 'storybook/test';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, loadingRoute, pageRoute } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleCategories, treasurer } from '../sample';
import * as page from './CategoryFormPage';

const [first] = sampleCategories;
const around = [
  answers('get', '/api/finance/categories', listOf(...sampleCategories)),
  http.get('/api/finance/categories/:id', ({ params }) =>
    HttpResponse.json(sampleCategories.find(({ id }) => id === params.id)),
  ),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.category({ categoryId: first?.id ?? '' }),
    routes: [pageRoute(paths.createCategory.pattern, page), pageRoute(paths.category.pattern, page)],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: around },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /^Nome/ });

export const Filled: Story = {
  play: async () => {
    await expect(await nameField()).toHaveValue(first?.name);
  },
};

export const Empty: Story = {
  args: { at: paths.createCategory() },
  play: async () => {
    await expect(await nameField()).toHaveValue('');
  },
};

/** What could not be sent stays as it was typed, and the reason stands above it. */
async function expectKept(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], told: RegExp) {
  await user.clear(await nameField());
  await user.type(await nameField(), 'Frete');
  await user.click(canvas.getByRole('button', { name: 'Salvar' }));
  await expect(await canvas.findByText(told)).toBeVisible();
  await expect(await nameField()).toHaveValue('Frete');
}

export const Failing: Story = {
  parameters: {
    msw: [refuses('patch', '/api/finance/categories/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição'), ...around],
  },
  play: ({ canvas }) => expectKept(canvas, /^Erro ao realizar a requisição/),
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      refuses(
        'patch',
        '/api/finance/categories/:id',
        403,
        'FORBIDDEN',
        'Sua conta não tem a permissão manage:finance.',
      ),
      ...around,
    ],
  },
  play: ({ canvas }) => expectKept(canvas, /manage:finance/),
};

export const Gone: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/finance/categories/:id', 404, 'NOT_FOUND', 'Categoria não encontrada'),
      answers('get', '/api/finance/categories', listOf()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } };

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.category.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/finance/categories/:id'), ...around] },
};
