import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { Page } from '#ui';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleProject } from '../sample';
import * as page from './MembersPage';
import { sampleInvitations, sampleMembers } from './sample';

const listOf = (data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });
const project = (part: object = {}) => answers('get', '/api/projects/:id', { ...sampleProject, ...part });
const members = (data: object[] = sampleMembers) => answers('get', '/api/projects/:id/members', listOf(data));
const invitations = (data: object[] = sampleInvitations) =>
  answers('get', '/api/projects/:id/invitations', listOf(data));

const asOwner = [project(), members(), invitations()];
/** Somebody looks who manages by role alone. */
const plain = { ...people.viewer, id: people.admin.id, name: people.admin.name };
const mine = (role: string) => [
  project({ my_role: role }),
  members([{ ...sampleMembers[1], role: 'owner' }, { ...sampleMembers[0], role }, ...sampleMembers.slice(2)]),
  invitations(),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.projectMembers({ projectId: sampleProject.id }),
    routes: [
      {
        element: (
          <Page title={sampleProject.name}>
            <Outlet />
          </Page>
        ),
        children: [
          {
            path: paths.projectMembers.pattern,
            ...page,
            ErrorBoundary: ErrorScreen,
            HydrateFallback: () => null,
          },
        ],
      },
    ],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: asOwner },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last owner is told why the own role stays; the others' roles can be chosen. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ao menos uma pessoa responsável/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Papel de Helena Prado/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sair do projeto' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Papel de Marina Tavares/ })).toBeEnabled();
    await expect(await canvas.findByText(/expirou em/)).toBeVisible();
  },
};

/** Managers neither touch owners nor make them. */
export const AsManager: Story = {
  args: { person: plain },
  parameters: { msw: mine('manager') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Responsável pelo projeto', { selector: 'span, div' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remover Rafael/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: /Papel de Marina Tavares/ }));
    const list = within(await screen.findByRole('listbox'));
    await expect(list.queryByRole('option', { name: /Responsável/ })).toBeNull();
    await expect(list.getByRole('option', { name: /Gestor/ })).toBeVisible();
    await user.keyboard('{Escape}');
  },
};

/** Whoever only reads sees who takes part, and may leave. */
export const AsViewer: Story = {
  args: { person: plain },
  parameters: { msw: mine('viewer') },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Sair do projeto' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/alguém precisa convidar você/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await expect(canvas.queryByRole('heading', { name: 'Convidar pessoas' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Papel de/ })).toBeNull();
  },
};

/** Whoever only looks at a template sees names, and no addresses. */
export const OfTemplate: Story = {
  args: { person: plain },
  parameters: {
    msw: [
      project({ my_role: null, is_template: true }),
      members(sampleMembers.map((one) => ({ ...one, is_you: false, user: { ...one.user, email: null } }))),
      invitations([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rafael Nogueira')).toBeVisible();
    await expect(canvas.queryByText(/@/)).toBeNull();
  },
};

/** Removing says what happens to the open steps, and a refusal stays in the dialog. */
export const Removing: Story = {
  parameters: {
    msw: [...asOwner, refuses('delete', '/api/projects/:id/members/:memberId', 403, 'FORBIDDEN', 'Não pode.')],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Remover Marina Tavares' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/não tem etapas abertas/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remover do projeto' }));
    await expect(await dialog.findByText('Não pode.')).toBeVisible();
  },
};

/** Addresses as they are pasted: what is twice, wrong, a member or invited already is told before anything is sent. */
export const Sorting: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^E-mails/ });
    await user.click(field);
    await user.paste(
      '"Luz, Ana" <ana@x.example>; ANA@x.example bia@x.example\nnada, member@trama.example bruna@trama.example',
    );
    await expect(canvas.getByText('Não parece um endereço: nada')).toBeVisible();
    await expect(canvas.getByText('Repetido, vai uma vez só: ana@x.example')).toBeVisible();
    await expect(await canvas.findByText(/Já participa.*member@trama.example/)).toBeVisible();
    await expect(await canvas.findByText(/Já tem convite pendente.*bruna@trama.example/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Convidar 2 pessoas' })).toBeVisible();
  },
};

let tries = 0;
/** Each address has its result; what failed stays in the field and is tried again. */
export const PartlySent: Story = {
  beforeEach: () => {
    tries = 0;
  },
  parameters: {
    msw: [
      ...asOwner,
      http.post('/api/projects/:id/invitations', async ({ request }) => {
        const { email } = (await request.json()) as { email: string };
        const message = 'Já existe um convite pendente para este endereço.';
        if (email.startsWith('bia') && tries++ === 0)
          return HttpResponse.json({ error: message, message, code: 'ALREADY_INVITED' }, { status: 409 });
        return HttpResponse.json({ ...sampleInvitations[0], email }, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^E-mails/ });
    await user.click(field);
    await user.paste('ana@x.example, bia@x.example, caio@x.example');
    await user.click(canvas.getByRole('button', { name: 'Convidar 3 pessoas' }));
    await expect(await canvas.findByText('2 convites enviados, 1 não')).toBeVisible();
    await expect(canvas.getByText('Já existe um convite pendente para este endereço.')).toBeVisible();
    await expect(field).toHaveValue('bia@x.example');
    await user.click(canvas.getByRole('button', { name: 'Tentar de novo o que falhou' }));
    await expect(await canvas.findByText('3 convites enviados')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** What can be done with an invitation that waits. */
export const ActsOfInvitation: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Ações do convite de bruna@trama.example' }));
    const menu = within(await screen.findByRole('menu'));
    for (const name of ['Copiar link', 'Compartilhar por WhatsApp', 'Compartilhar por e-mail', 'Enviar de novo'])
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: 'Cancelar convite' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/O link deixa de valer/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const delivered = (status: Schema<'DeliveryStatus'>): Story['parameters'] => ({
  msw: [
    project(),
    members(),
    invitations([{ ...sampleInvitations[0], delivery: { status, at: sampleInvitations[0]?.created_at } }]),
  ],
});

/** The message waits to be sent, or to be tried again. */
export const DeliveryQueued: Story = {
  parameters: delivered('queued'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Na fila')).toBeVisible();
    await expect(canvas.getByText(/na fila desde/)).toBeVisible();
  },
};

export const DeliverySent: Story = {
  parameters: delivered('sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enviado')).toBeVisible();
    await expect(canvas.getByText(/enviado em/)).toBeVisible();
  },
};

/** It could not be sent: it says so, and sending it again is at hand. */
export const DeliveryFailed: Story = {
  parameters: delivered('failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não enviado')).toBeVisible();
    await expect(canvas.getByText(/tentado até/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  },
};

export const NoInvitations: Story = { parameters: { msw: [project(), members(), invitations([])] } };

export const Loading: Story = {
  parameters: { msw: [project(), neverAnswers('get', '/api/projects/:id/members')] },
};

export const Failing: Story = {
  parameters: {
    msw: [project(), refuses('get', '/api/projects/:id/members', 500, 'INTERNAL', 'Erro ao realizar a requisição')],
  },
};

/** The members can be read, the invitations cannot: the page stays, and offers another try. */
export const InvitationsFailing: Story = {
  parameters: {
    msw: [
      project(),
      members(),
      refuses('get', '/api/projects/:id/invitations', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar os convites')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/projects/:id', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.'),
      members(),
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
