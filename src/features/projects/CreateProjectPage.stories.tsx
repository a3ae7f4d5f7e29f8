import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './CreateProjectPage';
import { sampleProject } from './sample';

const meta = {
  component: StoryApp,
  args: {
    at: paths.createProject(),
    routes: [
      { path: paths.createProject.pattern, ...page, ErrorBoundary: ErrorScreen },
      { path: paths.project.pattern, element: <h1>{sampleProject.name}</h1> },
    ],
    person: people.admin,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('post', '/api/projects', sampleProject, 201), answers('get', '/api/projects/:id', sampleProject)],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** The created project opens, and a notice says so. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Esteira de inspeção por câmera');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleProject.name })).toBeVisible();
  },
};

/** Without a name nothing is sent; the summary takes the focus and leads to the field. */
export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar projeto' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'O nome precisa ser preenchido.' }));
    await expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveFocus();
  },
};

/** The server's complaint stands at its field, and what was typed stays. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post('/api/projects', () => {
        const message = 'O prazo precisa ser uma data no formato AAAA-MM-DD.';
        const details = [{ field: 'dead_line', code: 'format', message }];
        return HttpResponse.json({ error: message, message: [message], code: 'VALIDATION', details }, { status: 400 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Fica aqui');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await waitFor(() => expect(canvas.getAllByText(/O prazo precisa ser uma data/)).toHaveLength(2));
    await expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Fica aqui');
  },
};

/** While it is being sent the button says so and sends nothing twice. */
export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', '/api/projects')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Esteira');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Criar projeto/ })).toHaveAttribute('data-pending', 'true'),
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
