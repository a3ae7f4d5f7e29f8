import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleProject } from '../sample';
import * as page from './PrintPage';

const meta = {
  component: StoryApp,
  args: {
    at: paths.projectPrint({ projectId: sampleProject.id }),
    routes: [{ path: paths.projectPrint.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/projects/:id', sampleProject)] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything of a project, in its own order, to take to the shop floor. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Preparar o posto' })).toBeVisible();
    await expect(canvas.getByText('Medir a iluminação do posto')).toBeVisible();
    await expect(canvas.getByText(/^Impresso em/)).toBeVisible();
  },
};

/** Nothing to do yet: the sheet says so. */
export const Empty: Story = {
  parameters: {
    msw: [
      answers('get', '/api/projects/:id', {
        ...sampleProject,
        description: '',
        steps: [],
        progress: { done: 0, total: 0 },
      }),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects/:id')] } };

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

/** Not there, or not for this person: the page does not tell which. */
export const Forbidden: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 404, 'NOT_FOUND', 'Projeto não encontrado')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
