import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent as user, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, people, StoryApp } from '../../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import { sampleUnits } from '../../sample';
import * as page from './UnitPeoplePage';

const [matriz, campinas] = sampleUnits as [(typeof sampleUnits)[0], (typeof sampleUnits)[0]];
const invitation = (
  email: string,
  delivery: Schema<'Invitation'>['delivery']['status'],
  part: Partial<Schema<'Invitation'>> = {},
): Schema<'Invitation'> => ({
  id: `0198f6a2-5c1e-7b70-9d3e-0000000000${10 + email.length}`,
  kind: 'unit',
  target: { id: matriz.id, name: matriz.name },
  email,
  role: 'member',
  message: '',
  status: 'pending',
  token: `tri_${email.length}`,
  accept_url: `https://trama.example/invitations/tri_${email.length}`,
  invited_by: { id: people.admin.id, name: people.admin.name },
  created_at: '2026-11-20T18:30:00.000Z',
  expires_at: '2026-11-27T18:30:00.000Z',
  responded_at: null,
  resent_at: null,
  resend_count: 0,
  delivery: { status: delivery, at: '2026-11-20T18:30:00.000Z' },
  ...part,
});

const own = answers('get', '/api/unit/find-by-user', { data: [matriz, campinas] });
const members = answers(
  'get',
  '/api/users',
  listOf({ ...people.admin, units: [{ id: matriz.id, name: matriz.name, role: 'admin', since: null }] }),
);
const states = statesOf({
  get: '/api/invitations/by-unit/:id',
  filled: listOf(
    invitation('bruna@trama.example', 'queued'),
    invitation('caio@fornecedor.example', 'failed', { role: 'admin' }),
    invitation('marina.costa@trama.example', 'sent', { status: 'accepted', token: null, accept_url: null }),
  ),
  empty: listOf(),
  beside: [own, members],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.unitPeople({ unitId: matriz.id }),
    routes: [pageRoute(paths.unitPeople.pattern, page)],
    person: { ...people.viewer, permissions: [...people.viewer.permissions, 'view:users'] },
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who belongs here, and of each invitation whether its message went out. */
export const Filled: Story = {
  ...states.filled,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Convites' }));
    await expect(await list.findByText('Na fila')).toBeVisible();
    await expect(list.getByText('Não enviado')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: people.admin.name })).toBeVisible();
  },
};

/** Many addresses at once, each with what became of it; what was refused can be tried again. */
export const Inviting: Story = {
  parameters: {
    msw: [
      http.post('/api/invitations/unit', async ({ request }) => {
        const { email, unit_id, role } = (await request.json()) as Schema<'UnitInvitation'>;
        await expect([unit_id, role]).toEqual([matriz.id, 'admin']);
        const message = 'Convite já existe ou usuário já tem acesso';
        if (email.startsWith('rui'))
          return HttpResponse.json({ error: message, message, code: 'ALREADY_INVITED' }, { status: 409 });
        return HttpResponse.json(invitation(email, 'queued'), { status: 201 });
      }),
      ...states.empty.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^E-mails/ });
    await user.type(field, 'ana@trama.example, rui@trama.example');
    await user.click(canvas.getByRole('button', { name: /Papel/ }));
    await user.click(await within(document.body).findByRole('option', { name: /^Administrador/ }));
    await user.click(canvas.getByRole('button', { name: 'Convidar 2 pessoas' }));
    await expect(await canvas.findByText('Convite já existe ou usuário já tem acesso')).toBeVisible();
    await expect(canvas.getByText('1 convite enviado, 1 não')).toBeVisible();
    await expect(field).toHaveValue('rui@trama.example');
  },
};

/** Whoever is only a member of it does not come here. */
export const Forbidden: Story = {
  args: { at: paths.unitPeople({ unitId: campinas.id }), person: people.viewer },
  parameters: {
    msw: [
      answers('get', '/api/unit/find-by-user', { data: [{ ...campinas, my_role: 'member' }] }),
      answers(
        'get',
        '/api/units',
        { error: 'x', message: 'Sua conta não tem a permissão view:units.', code: 'FORBIDDEN' },
        403,
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

export const Failing: Story = states.failing;

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Loading: Story = states.loading;
