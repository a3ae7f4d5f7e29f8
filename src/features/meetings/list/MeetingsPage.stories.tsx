import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleMeetings } from '../sample';
import * as page from './MeetingsPage';

const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const around = [
  answers('get', '/api/saved-views', { data: [], page: { limit: 200, next_cursor: null } }),
  answers('get', '/api/projects', listOf([])),
];
const listing = (data: object[]) => [...around, answers('get', '/api/meetings', listOf(data))];

const meta = {
  component: StoryApp,
  args: {
    at: paths.meetings(),
    routes: [{ path: paths.meetings.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: listing(sampleMeetings) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** What is private to others is only taken time. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Acompanhamento da célula/)).toHaveTextContent(/Confirmada/);
    await expect(await rowOf(/Ocupado/)).toHaveTextContent('Privada');
    await expect(canvas.getByRole('link', { name: 'Criar reunião' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma reunião ainda' })).toBeVisible();
  },
};

export const EmptyByFilter: Story = {
  args: { at: `${paths.meetings()}?status=no_show` },
  parameters: { msw: listing([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma reunião com esses filtros' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [...around, neverAnswers('get', '/api/meetings')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [...around, refuses('get', '/api/meetings', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [...around, refuses('get', '/api/meetings', 403, 'FORBIDDEN', 'Sua conta não pode ver isto.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Comissionamento/)).toHaveTextContent('Held');
  },
};
