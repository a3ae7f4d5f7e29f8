import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { answers, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { manager, reader, sampleSession, sampleTraces, sampleUsers } from '../sample';
import * as page from './PersonPage';

const [, tiago] = sampleUsers;
const projects = {
  data: [
    {
      id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21',
      code: 'PRJ-014',
      name: 'Esteira de inspeção por câmera',
      status: 'active',
      role: 'contributor',
    },
  ] satisfies Schema<'UserProject'>[],
};
const beside = [
  answers('get', '/api/users/:id/projects', projects),
  answers('get', '/api/users/:id/sessions', { data: [sampleSession] }),
  answers('get', '/api/users/:id/traces', sampleTraces),
  answers('get', '/api/units', listOf(...manager.units)),
  answers('get', '/api/roles', listOf()),
];
const states = statesOf({
  get: '/api/users/:id',
  filled: tiago,
  empty: { ...tiago, roles: [], units: [], permissions: [], job_title: '', phone: null, tax_id: null },
  permission: 'view:users',
  beside,
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.user({ userId: tiago.id }),
    routes: [pageRoute(paths.user.pattern, page), { path: paths.users.pattern, element: <h1>Todas as pessoas</h1> }],
    person: manager,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever may sees the app as they do from here, and all that happened to their account. */
export const Looked: Story = {
  args: { person: { ...manager, permissions: [...manager.permissions, 'view:as_others', 'view:audit'] } },
  parameters: {
    msw: [...states.filled.parameters.msw, answers('get', '/api/audit-events', listOf())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Histórico' })).toHaveAttribute(
      'href',
      `${paths.audit()}?about=${tiago.id}`,
    );
    await user.click(await canvas.findByRole('button', { name: `Ver como ${tiago.name}` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(tiago.name);
  },
};

/** Who they are, where they belong, what they may do, where they are signed in. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('529.982.247-25')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Esteira de inspeção por câmera' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'O que pode fazer: 3 permissões' }));
    await expect(await canvas.findByText('create:projects')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Encerrar a sessão Chrome no Linux' })).toBeVisible();
  },
};

/** Somebody of whom nothing is known yet. */
export const Bare: Story = {
  parameters: {
    msw: [
      answers('get', '/api/users/:id/projects', { data: [] }),
      answers('get', '/api/users/:id/sessions', { data: [] }),
      ...states.empty.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não faz parte de nenhuma unidade.')).toBeVisible();
    await expect(await canvas.findByText('Nenhuma sessão aberta.')).toBeVisible();
  },
};

const waiting = {
  ...tiago,
  pending_email: {
    email: 'tiago.albuquerque@empresa.example',
    requested_at: new Date(Date.now() - 3_600_000).toISOString(),
    expires_at: new Date(Date.now() + 82_800_000).toISOString(),
    requested_by: 'administrator',
  },
} satisfies Schema<'UserAccount'>;

/** A new address waits for confirmation; an administrator can cancel it. */
export const EmailWaiting: Story = {
  parameters: {
    msw: [answers('get', '/api/users/:id', waiting), answers('delete', '/api/users/:id/email-change', null), ...beside],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tiago\.albuquerque@empresa\.example \(aguarda confirmação/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Cancelar a troca de e-mail' }));
    await expect(await screen.findByText('Troca de e-mail cancelada')).toBeVisible();
  },
};

/** The sign-in data of a person with more access cannot be changed, and the page says why. */
export const MoreAccess: Story = {
  parameters: {
    msw: [answers('get', '/api/users/:id', { ...waiting, has_more_access: true }), ...beside],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Esta pessoa pode mais do que você/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Chrome no Linux')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Editar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mais ações/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Encerrar/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancelar a troca de e-mail' })).toBeNull();
  },
};

export const MoreAccessNarrow: Story = {
  ...MoreAccess,
  play: undefined,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
};

export const Loading: Story = states.loading;

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:users/)).toBeVisible();
  },
};

/** Whoever only sees people neither changes them nor sees where they are signed in. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Projetos' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Editar' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Sessões' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Remover/ })).toBeNull();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

/** A unit is taken from them, another given. */
export const UnitsChanged: Story = {
  parameters: {
    msw: (() => {
      let units = tiago.units;
      return [
        http.get('/api/users/:id', () => HttpResponse.json({ ...tiago, units })),
        http.post('/api/users/assign-unit', () => {
          units = [...units, { ...manager.units[0], role: 'member' } as (typeof units)[0]];
          return HttpResponse.json({ ...tiago, units });
        }),
        http.delete('/api/users/remove-unit', () => {
          units = units.slice(1);
          return new HttpResponse(null, { status: 204 });
        }),
        ...beside,
      ];
    })(),
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Remover de Filial Campinas' }));
    await waitFor(() => expect(canvas.getByText('Não faz parte de nenhuma unidade.')).toBeVisible());
    await user.click(await canvas.findByRole('button', { name: /Adicionar a uma unidade/ }));
    await user.click(await screen.findByRole('option', { name: 'Matriz São Paulo' }));
    await expect(await canvas.findByRole('button', { name: 'Remover de Matriz São Paulo' })).toBeVisible();
  },
};

const openActs = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) => {
  await user.click(await canvas.findByRole('button', { name: 'Mais ações de Tiago Albuquerque' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('alertdialog'));
};

/** Before somebody is deleted it is told what goes and what stays; then they are gone. */
export const Deleted: Story = {
  parameters: { msw: [answers('delete', '/api/users/:id', null), ...states.filled.parameters.msw] },
  play: async ({ canvas }) => {
    const dialog = await openActs(canvas, 'Excluir…');
    await expect(await dialog.findByText(/2 sessões, 1 papel, 2 unidades/)).toBeVisible();
    await expect(dialog.getByText(/240 registros de atividade, 31 comentários, 4 projetos criados$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Excluir de vez' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as pessoas' })).toBeVisible();
  },
};

/** The last administrator stays: the dialog says why. */
export const LastAdministrator: Story = {
  parameters: {
    msw: [
      refuses(
        'patch',
        '/api/users/:id',
        409,
        'LAST_ADMINISTRATOR',
        'A Trama precisa de ao menos uma pessoa administradora. Dê esse papel a outra pessoa antes.',
      ),
      ...states.filled.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openActs(canvas, 'Desativar');
    await user.click(dialog.getByRole('button', { name: 'Desativar' }));
    await expect(await dialog.findByText(/precisa de ao menos uma pessoa administradora/)).toBeVisible();
  },
};
