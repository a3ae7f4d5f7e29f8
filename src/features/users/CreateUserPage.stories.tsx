import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute, routeStates } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './CreateUserPage';
import { manager } from './sample';

const meta = {
  component: StoryApp,
  args: {
    at: paths.createUser(),
    routes: [pageRoute(paths.createUser.pattern, page)],
    person: manager,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('get', '/api/units', listOf(...manager.units)), answers('get', '/api/roles', listOf())],
  },
  beforeEach: () => {
    resetPersonState();
    sessionStorage.clear();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Units and roles are on their way; the rest can be filled in. */
export const Loading: Story = {
  args: { person: { ...manager, permissions: [...manager.permissions, 'view:rbac'] } },
  parameters: { msw: [neverAnswers('get', '/api/units'), neverAnswers('get', '/api/roles')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Nome/ })).toBeEnabled();
  },
};

/** The typed values stay when the request fails. */
export const Failing: Story = {
  parameters: {
    msw: [
      refuses('post', '/api/users', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      answers('get', '/api/units', listOf(...manager.units)),
      answers('get', '/api/roles', listOf()),
    ],
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nome/ });
    await user.type(name, 'Joana Lima');
    await user.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'joana@trama.example');
    await user.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByText(/Erro ao realizar a requisição/)).toBeVisible();
    await expect(name).toHaveValue('Joana Lima');
  },
};

export const Forbidden: Story = {
  ...routeStates(paths.createUser.pattern, 'manage:users').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/manage:users/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
