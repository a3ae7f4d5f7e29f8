import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { addDays, dayOf } from '#domain/dates';
import { nextWorkingDay } from '#domain/working-days';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { routeStates } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleProject } from '../sample';
import * as page from './CreateProjectPage';

const template = { ...sampleProject, name: 'Posto de inspeção', is_template: true };
const templates = (...data: object[]) =>
  answers('get', '/api/projects', { data: data.length ? data : [template], page: { limit: 200, next_cursor: null } });

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
    msw: [
      answers('post', '/api/projects', sampleProject, 201),
      answers('get', '/api/projects/:id', sampleProject),
      templates(),
    ],
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

/** A name that another project nearly has is told, with the way there; nothing is blocked. */
export const Similar: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nome/ });
    await userEvent.type(name, 'postos da inspecao');
    const link = await canvas.findByRole('link', { name: `${template.code} ${template.name}` });
    await expect(link).toHaveAttribute('href', paths.project({ projectId: template.id }));
    await userEvent.type(name, ' elétrica e mecânica');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Posto de inspeção/ })).toBeNull());
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

/** The server's error stands at its field, and what was typed stays. */
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

/** A template brings its steps, which are shown before anything is created. */
export const FromTemplate: Story = {
  parameters: {
    msw: [
      answers('get', '/api/projects/:id', template),
      templates(),
      answers('post', '/api/projects/:id/duplicate', sampleProject, 201),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'De um modelo' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Modelo/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Posto de inspeção/ }));
    await expect(await canvas.findByText(/4 etapas e 3 subetapas/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Descrição/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nome/ }), 'Linha 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleProject.name })).toBeVisible();
  },
};

/** A deadline nearer than the steps take is told, and each step shows the dates it will get. */
export const FromTemplateInAHurry: Story = {
  ...FromTemplate,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'De um modelo' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Modelo/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Posto de inspeção/ }));
    await expect(await canvas.findByText(/Escolha um prazo e as datas das etapas vêm junto/)).toBeVisible();
    const soon = nextWorkingDay(addDays(dayOf(new Date()), 2));
    await userEvent.click(canvas.getByRole('spinbutton', { name: /dia/i }));
    await userEvent.keyboard(soon.split('-').reverse().join(''));
    await expect(await canvas.findByText(/as datas foram ajustadas para caber/)).toBeVisible();
  },
};

/** A deadline that is over may be chosen, but not without being told. */
export const InThePast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /dia/i }));
    await userEvent.keyboard('02012024');
    await expect(await canvas.findByText(/02\/01\/2024 já passou/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Usar o próximo dia útil/ }));
    await waitFor(() => expect(canvas.queryByText(/já passou/)).toBeNull());
  },
};

/** What the address asks for and nobody knows is told, as on every page with filters. */
export const UnknownStart: Story = {
  args: { at: `${paths.createProject()}?start=magic` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/magic/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Em branco' })).toBeChecked();
  },
};

/** "Duplicar…" of a project leads here: the project is chosen and a name suggested. */
export const AsCopy: Story = {
  args: { at: `${paths.createProject()}?from=${sampleProject.id}` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveValue(`${sampleProject.name} (cópia)`),
    );
    await expect(canvas.getByRole('radio', { name: 'Cópia' })).toBeChecked();
    const source = await canvas.findByRole('combobox', { name: /^Projeto/ });
    await waitFor(() => expect(source).toHaveValue(sampleProject.name));
  },
};

/** Nothing is sent before it is said what to begin from. */
export const SourceMissing: Story = {
  args: { at: `${paths.createProject()}?start=template` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Linha 4');
    await canvas.findByRole('button', { name: /Modelo/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await expect(await canvas.findByText('Escolha de onde começar.')).toBeVisible();
  },
};

/** What was to be copied is gone: the form says so and keeps what was typed. */
export const SourceGone: Story = {
  args: { at: `${paths.createProject()}?from=${sampleProject.id}` },
  parameters: { msw: [refuses('get', '/api/projects/:id', 404, 'NOT_FOUND', 'Projeto não encontrado'), templates()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Projeto não encontrado')).toBeVisible();
  },
};

/** A deadline on a holiday stays until the person takes the working day that is offered. */
export const OnAHoliday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /dia/i }));
    await userEvent.keyboard('25122026');
    await expect(await canvas.findByText('25/12/2026 é feriado: Natal.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Usar o dia útil seguinte: segunda-feira/ }));
    await waitFor(() => expect(canvas.queryByText(/é feriado/)).toBeNull());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = {
  args: { at: `${paths.createProject()}?from=${sampleProject.id}` },
  globals: { locale: 'en' },
};

/** The form can be filled in while the source project is loading. */
export const Loading: Story = {
  args: { at: `${paths.createProject()}?start=copy&from=${sampleProject.id}` },
  parameters: { msw: [neverAnswers('get', '/api/projects/:id'), templates()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Nome/ })).toBeEnabled();
  },
};

/** The typed values stay when the request fails. */
export const Failing: Story = {
  parameters: {
    msw: [refuses('post', '/api/projects', 500, 'INTERNAL', 'Erro ao realizar a requisição'), templates()],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nome/ });
    await userEvent.type(name, 'Esteira de inspeção');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar projeto' }));
    await expect(await canvas.findByText(/Erro ao realizar a requisição/)).toBeVisible();
    await expect(name).toHaveValue('Esteira de inspeção');
  },
};

export const Forbidden: Story = {
  ...routeStates(paths.createProject.pattern, 'create:projects').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/create:projects/)).toBeVisible();
  },
};
