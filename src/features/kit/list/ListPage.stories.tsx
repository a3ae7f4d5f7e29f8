import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, people, StoryApp } from '../testing/StoryApp';
import * as page from './sample/ViewsPage';

const rowOf = (index: number) => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000004${String(index).padStart(2, '0')}`,
  scope: index % 2 ? 'steps' : 'projects',
  name: `Visão ${index}`,
  query: 'late=1',
  created_at: '2026-11-20T18:30:00.000Z',
});
const all = Array.from({ length: 5 }, (_, index) => rowOf(index + 1));

/** Returns two rows per page. */
const paged = (rows: typeof all) =>
  http.get('/api/saved-views', ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
    const next = from + 2 < rows.length ? String(from + 2) : null;
    return HttpResponse.json({ data: rows.slice(from, from + 2), page: { limit: 2, next_cursor: next } });
  });

/** A minimal list; `sample/` shows all the code that it needs. */
const meta = {
  component: StoryApp,
  args: {
    at: '/views',
    routes: [{ path: '/views', ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('get', '/api/saved-views', { data: all, page: { limit: 50, next_cursor: null } })],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCalled = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const ANewList: Story = {
  play: async ({ canvas }) => {
    await expect(await rowCalled('Visão 1')).toBeVisible();
    await expect(canvas.getByText('5 visões')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Nome/ })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Keyboard users get the actions' shortcuts. */
export const ActsByKeys: Story = {
  play: async () => {
    await rowCalled('Visão 1');
    await user.keyboard('jj');
    await expect(await rowCalled('Visão 2')).toHaveFocus();
    await waitFor(async () => {
      await user.keyboard('d');
      await expect(screen.getByRole('alertdialog', { name: 'Excluir 1 visão?' })).toBeVisible();
    });
  },
};

/** View-as mode allows no selection, because no action is possible. */
export const ThroughAnothersEyes: Story = {
  args: {
    person: {
      ...people.admin,
      viewing: {
        kind: 'person',
        name: people.admin.name,
        by: { id: people.viewer.id, name: people.viewer.name },
        ends_at: new Date(Date.now() + 600_000).toISOString(),
      },
    },
  },
  play: async ({ canvas }) => {
    await rowCalled('Visão 1');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** "Select all" covers the rows that match the filters but are not loaded yet, and loads them. */
export const SelectingAll: Story = {
  parameters: { msw: [paged(all)] },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /^Selecionar Visão 1/ }));
    await user.click(await canvas.findByRole('button', { name: 'Selecionar tudo que atende a este filtro' }));
    await expect(await canvas.findByRole('region', { name: '5 visões selecionadas' })).toBeVisible();
    await expect(await rowCalled('Visão 5')).toBeVisible();
  },
};

/** A permanent deletion offers no undo. */
export const Deleting: Story = {
  parameters: {
    msw: [
      answers('get', '/api/saved-views', { data: all, page: { limit: 50, next_cursor: null } }),
      answers('delete', '/api/saved-views/:id', null),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /^Selecionar Visão 1/ }));
    await user.click(canvas.getByRole('checkbox', { name: /^Selecionar Visão 3/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 visões selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir 2 visões?' }));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('2 visões excluídas')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  },
};

export const TooLongASearch: Story = {
  args: { at: `/views?search=${'a'.repeat(120)}bcd` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O que foi ignorado: search=…bcd.')).toBeVisible();
  },
};

export const InEnglishOnAPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
};
