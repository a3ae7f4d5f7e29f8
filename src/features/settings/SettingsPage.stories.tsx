import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { pageRoute, routeStates } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './SettingsPage';

const digest = '/api/notification-settings';
const feed = '/api/meetings/feed';

const meta = {
  component: StoryApp,
  args: { at: paths.settings(), routes: [pageRoute(paths.settings.pattern, page)], person: people.admin },
  parameters: {
    layout: 'fullscreen',
    msw: [
      answers('get', digest, { email_digest: true }),
      answers('get', feed, { is_open: false, with_projects: false, created_at: null, used_at: null }),
    ],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that one decides for oneself, and where. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Segurança' })).toHaveAttribute('href', paths.security());
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', digest), neverAnswers('get', feed)] } };

/** Each part fails by itself: the ways to the other pages stay. */
export const Failing: Story = {
  parameters: {
    msw: [
      refuses('get', digest, 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      refuses('get', feed, 500, 'INTERNAL', 'Erro ao realizar a requisição'),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Erro ao realizar a requisição')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Segurança' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...routeStates(paths.settings.pattern, 'view:settings').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:settings/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
