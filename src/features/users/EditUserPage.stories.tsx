import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { loadingRoute, pageRoute, routeStates } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './EditUserPage';
import { manager, sampleUsers } from './sample';

const [, tiago] = sampleUsers;

const meta = {
  component: StoryApp,
  args: {
    at: paths.editUser({ userId: tiago.id }),
    routes: [pageRoute(paths.editUser.pattern, page)],
    person: manager,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('get', '/api/users/:id', tiago)],
  },
  beforeEach: () => {
    resetPersonState();
    sessionStorage.clear();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** The page is there once the person is known. */
export const Loading: Story = {
  args: { routes: [loadingRoute(paths.editUser.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/users/:id')] },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/users/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...routeStates(paths.editUser.pattern, 'manage:users').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/manage:users/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
