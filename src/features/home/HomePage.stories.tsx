import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays, dayOf } from '#domain/dates';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './HomePage';

const today = dayOf(new Date());
const project = (index: number, name: string, dead_line: string | null, status = 'active') => ({
  id: `0198f6a2-5c1e-7b70-9d3e-00000000000${index}`,
  code: `PRJ-00${index}`,
  name,
  description: '',
  status,
  dead_line,
  unit: null,
  owner: { id: people.admin.id, name: people.admin.name },
  my_role: 'owner',
  progress: { done: index, total: 9 },
  is_sample: true,
  created_at: '2026-11-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 1,
});
const listOf = (data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });
const some = [
  project(1, 'Telemetria das câmaras frias', addDays(today, -3)),
  project(2, 'Assistente de atendimento da transportadora', today),
  project(3, 'Esteira de inspeção por câmera', addDays(today, 12)),
  project(4, 'Célula robotizada de paletização', null),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.home(),
    routes: [{ path: paths.home.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/projects', listOf(some))] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Helena');
    await expect(canvas.getByText('3 dias de atraso')).toBeVisible();
  },
};

export const Empty: Story = { parameters: { msw: [answers('get', '/api/projects', listOf([]))] } };

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/projects')] } };

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/projects', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
};

export const Forbidden: Story = {
  parameters: {
    msw: [refuses('get', '/api/projects', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.')],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
