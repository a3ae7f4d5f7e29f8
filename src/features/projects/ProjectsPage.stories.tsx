import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './ProjectsPage';
import { sampleRows } from './sample';

const listOf = (data: object[], next_cursor: string | null = null) => ({ data, page: { limit: 50, next_cursor } });

const meta = {
  component: StoryApp,
  args: {
    at: paths.projects(),
    routes: [{ path: paths.projects.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/projects', listOf(sampleRows))] },
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

export const Empty: Story = {
  parameters: { msw: [answers('get', '/api/projects', listOf([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum projeto ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says so and offers to clear them. */
export const NothingMatches: Story = {
  args: { at: `${paths.projects()}?search=solda` },
  parameters: {
    msw: [
      http.get('/api/projects', ({ request }) =>
        HttpResponse.json(listOf(new URL(request.url).searchParams.has('search') ? [] : sampleRows)),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('row', { name: /Esteira de inspeção/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Until the first answer the page before it stays; the very first page shows nothing but the boot screen. */
export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects')] } };

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
    await expect(await canvas.findByRole('heading', { name: 'Sua conta não abre esta página' })).toBeVisible();
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
      http.get('/api/projects', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'next'
          ? HttpResponse.json(listOf(sampleRows.slice(3)))
          : HttpResponse.json(listOf(sampleRows.slice(0, 3), 'next')),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Carregar mais' }));
    await expect(await canvas.findByRole('row', { name: /Migração do supervisório/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
