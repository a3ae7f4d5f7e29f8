import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute, routeStates } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './AdminPage';

const role = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d81', code: 'member', name: 'Equipe' };
const [matriz, campinas] = people.admin.units;
const somebody = (part: object) => ({ ...people.admin, status: 'active', roles: [role], ...part });
const unit = (part: object) => ({
  is_active: true,
  manager: { id: people.admin.id, name: people.admin.name },
  ...part,
});
const failed = {
  id: '0198f6a2-5c1e-7b70-9d3e-000000000011',
  status: 'pending',
  target: matriz,
  delivery: { status: 'failed', at: '2026-11-20T18:30:00.000Z' },
};
const users = answers(
  'get',
  '/api/users',
  listOf(somebody({}), somebody({ roles: [], status: 'invited' }), somebody({ units: [] })),
);
const units = answers('get', '/api/units', listOf(unit({ ...matriz }), unit({ ...campinas, is_active: false })));
const events = answers('get', '/api/audit-events', listOf());
const invitations = answers('get', '/api/invitations/by-unit/:id', listOf());
const ofMatriz = answers('get', `/api/invitations/by-unit/${matriz?.id}`, listOf(failed));

const meta = {
  component: StoryApp,
  args: {
    at: paths.admin(),
    routes: [pageRoute(paths.admin.pattern, page)],
    person: {
      ...people.admin,
      permissions: [
        ...people.admin.permissions,
        ...['view:admin', 'view:users', 'view:units', 'manage:units', 'view:user_units', 'view:rbac', 'view:audit'],
      ],
    },
  },
  parameters: { layout: 'fullscreen', msw: [users, units, events, ofMatriz, invitations] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What needs a hand leads to where it is set right. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 convite não saiu' })).toHaveAttribute(
      'href',
      paths.unitPeople({ unitId: matriz?.id ?? '' }),
    );
    await expect(canvas.getByRole('link', { name: '1 pessoa sem papel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 unidade fora de uso' })).toBeVisible();
  },
};

export const AllInOrder: Story = {
  parameters: {
    msw: [
      answers('get', '/api/users', listOf(somebody({}))),
      answers('get', '/api/units', listOf()),
      events,
      invitations,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tudo em ordem' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/users'), units, events, invitations] } };

export const Failing: Story = {
  parameters: {
    msw: [refuses('get', '/api/users', 500, 'INTERNAL', 'Erro ao realizar a requisição'), units, events, invitations],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Forbidden: Story = {
  ...routeStates(paths.admin.pattern, 'view:admin').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:admin/)).toBeVisible();
  },
};
