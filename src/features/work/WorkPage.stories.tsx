import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { setShortcutsEnabled } from '../kernel/shortcuts/custom-keys';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import { sampleWork } from './sample';
import * as page from './WorkPage';

const listOf = (data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });
const quiet = neverAnswers('get', '/api/events');
const sent: Schema<'StepChange'>[] = [];

/** A server that takes what is finished and reopened. */
const keeping = () => {
  let work = sampleWork;
  return [
    http.get('/api/my-work', () =>
      HttpResponse.json(listOf(work.filter(({ status }) => status !== 'done' && status !== 'cancelled'))),
    ),
    http.patch('/api/projects/:id/steps/:stepId', async ({ params, request }) => {
      const { status, version = 0 } = (await request.json()) as Schema<'StepChange'>;
      sent.push({ status, ...(version && { version }) });
      work = work.map((item) =>
        item.id === params.stepId ? { ...item, status: status ?? item.status, version: item.version + 1 } : item,
      );
      return HttpResponse.json(work.find(({ id }) => id === params.stepId) ?? null);
    }),
    quiet,
  ];
};

const meta = {
  component: StoryApp,
  args: {
    at: paths.myWork(),
    routes: [{ path: paths.myWork.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.viewer,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/my-work', listOf(sampleWork)), quiet] },
  beforeEach: () => {
    sent.length = 0;
    setShortcutsEnabled(true);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Concluir ${name}` });

export const Filled: Story = {
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('region', { name: 'Atrasadas' }));
    await expect(late.getByText('3 dias de atraso')).toBeVisible();
    await expect(canvas.getByText('7 etapas em aberto, 2 atrasadas')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Validar as imagens com a qualidade' });
    await expect(link.getAttribute('href')).toMatch(/^\/projects\/[^?]+\?step=/);
    // Whoever only checks may not finish a step.
    await expect(await boxOf('Instalar o gateway da câmara 7')).toBeDisabled();
  },
};

/** Finished in place, it stays where it was, ticked; the notice takes it back to what it was. */
export const Finishing: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await boxOf('Calibrar os sensores de temperatura'));
    await expect(await boxOf('Calibrar os sensores de temperatura')).toBeChecked();
    await expect(await canvas.findByText('6 etapas em aberto, 1 atrasada')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await boxOf('Calibrar os sensores de temperatura')).not.toBeChecked());
    await waitFor(() => expect(sent).toEqual([{ status: 'done' }, { status: 'in_progress', version: 2 }]));
    await expect(await canvas.findByText('7 etapas em aberto, 2 atrasadas')).toBeVisible();
  },
};

/** The server refuses: the tick goes, and the reason is told. */
export const Refused: Story = {
  parameters: {
    msw: [
      answers('get', '/api/my-work', listOf(sampleWork)),
      refuses('patch', '/api/projects/:id/steps/:stepId', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      quiet,
    ],
  },
  play: async () => {
    await user.click(await boxOf('Validar as imagens com a qualidade'));
    await expect(await screen.findByText('Não foi possível concluir a etapa')).toBeVisible();
    await expect(await boxOf('Validar as imagens com a qualidade')).not.toBeChecked();
  },
};

/** J and K walk, X and the space bar finish and reopen, Enter opens. */
export const ByKeyboard: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Hoje' });
    await user.keyboard('jjk');
    await expect(canvas.getByRole('link', { name: 'Calibrar os sensores de temperatura' })).toHaveFocus();
    await user.keyboard('x');
    const box = await boxOf('Calibrar os sensores de temperatura');
    await waitFor(() => expect(box).toBeChecked());
    await user.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await waitFor(() => expect(sent.map(({ status }) => status)).toEqual(['done', 'in_progress']));
    await user.keyboard('j{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeVisible();
  },
};

/** By priority on choice: what is urgent comes before what is late, and the address says so. */
export const ByPriority: Story = {
  args: { at: `${paths.myWork()}?sortBy=priority` },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Urgente' });
    const regions = canvas.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? '');
    const titles = regions.map((id) => document.getElementById(id)?.textContent);
    await expect(titles).toEqual(['Urgente', 'Alta', 'Sem prioridade']);
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('get', '/api/my-work', listOf([])), quiet] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nada esperando por você' })).toBeVisible();
  },
};

/** The search hides all: it says how many, and offers to clear it. */
export const NothingMatches: Story = {
  args: { at: `${paths.myWork()}?search=turbina` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A busca ou a unidade esconde 7 etapas.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Limpar os filtros' }));
    await expect(await canvas.findByRole('region', { name: 'Hoje' })).toBeVisible();
  },
};

/** The unit of the header narrows it, is told as a filter, and can be taken away here alone. */
export const OfUnit: Story = {
  args: { at: `${paths.myWork()}?unit=${people.admin.units[0]?.id}`, person: people.admin },
  parameters: {
    msw: [
      answers(
        'get',
        '/api/my-work',
        listOf(sampleWork.map((item, index) => ({ ...item, unit_id: index < 2 ? people.admin.units[0]?.id : null }))),
      ),
      quiet,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 etapas em aberto/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: /^Tirar o filtro Unidade/ }));
    await expect(await canvas.findByText(/^7 etapas em aberto/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('get', '/api/my-work'), quiet] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meu trabalho' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/my-work', 500, 'INTERNAL', 'Erro ao realizar a requisição'), quiet] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [refuses('get', '/api/my-work', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.'), quiet],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
