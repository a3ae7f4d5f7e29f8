import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './ProjectPage';
import { sampleProject } from './sample';

const meta = {
  component: StoryApp,
  args: {
    at: paths.project({ projectId: sampleProject.id }),
    routes: [{ path: paths.project.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/projects/:id', sampleProject)] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleProject.name })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Medir a iluminação do posto' })).toBeChecked();
  },
};

/** No steps yet: the line to add the first one is there. */
export const Empty: Story = {
  parameters: {
    msw: [answers('get', '/api/projects/:id', { ...sampleProject, steps: [], progress: { done: 0, total: 0 } })],
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects/:id')] } };

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
};

/** Not there, or not for this person: the page does not tell which. */
export const NotFound: Story = {
  parameters: { msw: [refuses('get', '/api/projects/:id', 404, 'NOT_FOUND', 'Projeto não encontrado')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

/** A reader sees everything and can change nothing. */
export const Forbidden: Story = {
  args: { person: people.viewer },
  parameters: { msw: [answers('get', '/api/projects/:id', { ...sampleProject, my_role: 'viewer' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Escolher a câmera' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Concluir' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Whoever may only tick can do just that. */
export const TicksOnly: Story = {
  args: { person: people.viewer },
  parameters: { msw: [answers('get', '/api/projects/:id', { ...sampleProject, my_role: 'checker' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Escolher a câmera' })).toBeEnabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A tick shows at once; refused, it is taken back and the reason stays on screen. */
export const TickRefused: Story = {
  parameters: {
    msw: [
      answers('get', '/api/projects/:id', sampleProject),
      http.patch('/api/projects/:id/steps/:stepId/sub-steps/:subStepId/status', async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const told = 'Subetapa não encontrada';
        return HttpResponse.json({ error: told, message: told, code: 'NOT_FOUND' }, { status: 404 });
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Escolher a câmera' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(box).not.toBeChecked());
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent('Erro ao atualizar subetapa'));
    await expect(page).toHaveTextContent('Subetapa não encontrada');
  },
};

/** A status that this build does not know shows itself as it came. */
export const UnknownStatus: Story = {
  parameters: { msw: [answers('get', '/api/projects/:id', { ...sampleProject, status: 'archived' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('archived')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
