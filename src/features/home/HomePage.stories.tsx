import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addDays, dayOf } from '#domain/dates';
import { sampleInvitations } from '../invitations/sample';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { saveSelection } from '../kernel/selection';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import { sampleWork } from '../work/sample';
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
  project(5, 'Retrofit da linha de envase', addDays(today, 60), 'planning'),
];

const invitation = (index: number, target: string) => ({
  id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c6${index}`,
  kind: 'project',
  target: { id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c7${index}`, name: target },
  email: people.admin.email,
  role: 'manager',
  message: '',
  status: 'pending',
  token: `tri_${index}`,
  is_yours: true,
  invited_by: { id: people.viewer.id, name: people.viewer.name },
  expires_at: '2027-01-01T12:00:00.000Z',
});

/** What the server answers, part by part. */
const answering = ({
  projects = some as object[],
  work = sampleWork as object[],
  meetings = [] as object[],
  invitations = [] as object[],
  asked = [] as object[],
}: {
  projects?: object[];
  work?: object[];
  meetings?: object[];
  invitations?: object[];
  asked?: object[];
} = {}) => [
  answers('get', '/api/projects', listOf(projects)),
  answers('get', '/api/meetings/today', listOf(meetings)),
  answers('get', '/api/my-work', listOf(work)),
  answers('get', '/api/invitations/pending', listOf(invitations)),
  answers('get', '/api/meetings/invitations', listOf(asked)),
  neverAnswers('get', '/api/events'),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.home(),
    routes: [{ path: paths.home.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: answering() },
  beforeEach: () => localStorage.removeItem('trama:selection'),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Helena');
    const attention = within(await canvas.findByRole('region', { name: 'Precisa de atenção' }));
    await expect(attention.getByText('3 dias de atraso')).toBeVisible();
    const later = within(canvas.getByRole('region', { name: 'A começar e em espera' }));
    await expect(later.getByRole('link', { name: 'Retrofit da linha de envase' })).toBeVisible();
    const work = within(canvas.getByRole('region', { name: 'Meu trabalho' }));
    await expect((await work.findAllByRole('listitem')).length).toBe(5);
    await expect(work.getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', '/my-work');
  },
};

/** Somebody was in the middle of a step: the way back to it. One invitation waits. */
export const WithMore: Story = {
  beforeEach: () =>
    localStorage.setItem(
      'trama:selection',
      JSON.stringify({ project: some[2]?.id, step: sampleWork[2]?.id, subStep: 'labels' }),
    ),
  parameters: {
    msw: [
      ...answering({ invitations: [invitation(1, 'Coleta de preços de insumos')] }),
      answers('get', '/api/projects/:id/steps/:stepId', {
        ...sampleWork[2],
        sub_steps: [{ id: 'labels', name: 'Rotular cem imagens' }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const back = within(await canvas.findByRole('region', { name: 'Continuar de onde parou' }));
    const link = await back.findByRole('link', { name: 'Validar as imagens com a qualidade' });
    await expect(link).toHaveAttribute('href', `/projects/${some[2]?.id}?step=${sampleWork[2]?.id}`);
    await expect(back.getByText('Esteira de inspeção por câmera · Rotular cem imagens')).toBeVisible();
    await expect(canvas.getByText('Bruno Salles convida você para Coleta de preços de insumos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver o convite' })).toHaveAttribute('href', '/invitations/tri_1');
  },
};

/** Several invitations lead to their page. */
export const Invited: Story = {
  parameters: {
    msw: answering({ invitations: [invitation(1, 'Coleta de preços'), invitation(2, 'Filial Campinas')] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 convites esperam sua resposta')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver os convites' })).toHaveAttribute('href', '/invitations');
  },
};

/** One invitation to a meeting is named, and answered on the page of invitations. */
export const AskedToMeeting: Story = {
  parameters: { msw: answering({ asked: [{ ...sampleInvitations[0] }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rafael Nogueira convida você para a reunião “Visita à obra”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver o convite' })).toHaveAttribute('href', '/invitations');
  },
};

export const Empty: Story = { parameters: { msw: answering({ projects: [], work: [] }) } };

export const Loading: Story = {
  parameters: {
    msw: [neverAnswers('get', '/api/projects'), neverAnswers('get', '/api/my-work'), ...answering()],
  },
};

/** One part fails and says so; the others are there. */
export const Failing: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/my-work', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      refuses('get', '/api/invitations/pending', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...answering(),
    ],
  },
  play: async ({ canvas }) => {
    const work = within(await canvas.findByRole('region', { name: 'Meu trabalho' }));
    await expect(await work.findByText('Erro ao realizar a requisição')).toBeVisible();
    await expect(work.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Telemetria das câmaras frias' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/projects', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.'),
      refuses('get', '/api/my-work', 403, 'FORBIDDEN', 'Sua conta não tem a permissão view:projects.'),
      ...answering(),
    ],
  },
};

const newcomer = {
  ...people.viewer,
  name: 'Ivo Lang',
  email: 'ivo@empresa.example',
  is_member: false,
  permissions: [],
  roles: [],
};
const forIvo = { ...invitation(1, 'Coleta de preços'), email: newcomer.email, role: 'viewer' };

/** No role lets them in yet, but somebody asked for them: the answer is given where they are. */
export const NewcomerInvited: Story = {
  args: { person: newcomer },
  parameters: { msw: answering({ invitations: [forIvo] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Ivo' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Aceitar convite' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Segurança da conta' })).toHaveAttribute(
      'href',
      '/settings/security',
    );
  },
};

/** Nothing waits: whom to ask, and for which address. */
export const NewcomerAlone: Story = {
  args: { person: newcomer },
  parameters: {
    msw: [
      answers('get', '/api/auth/sign-up', { who: 'invited', domains: [], contact: 'Suporte, suporte@trama.example' }),
      ...answering({}),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum convite por enquanto' })).toBeVisible();
    await expect(canvas.getByText(/ivo@empresa.example/)).toBeVisible();
    await expect(await canvas.findByText(/fale com Suporte, suporte@trama.example/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verificar de novo' })).toBeVisible();
  },
};

export const NewcomerNarrow: Story = { ...NewcomerInvited, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };

/** The unit that the header says narrows projects and work, and the day says so. */
export const OfOneUnit: Story = {
  parameters: {
    msw: answering({
      projects: some.map((each, index) => ({ ...each, unit: index === 0 ? people.admin.units[0] : null })),
      work: sampleWork.map((item, index) => ({ ...item, unit_id: index === 0 ? people.admin.units[0]?.id : null })),
    }),
  },
  play: async ({ canvas }) => {
    const attention = within(await canvas.findByRole('region', { name: 'Precisa de atenção' }));
    await expect(await attention.findByRole('link', { name: some[1]?.name })).toBeVisible();
    saveSelection({ unit: people.admin.units[0]?.id });
    await waitFor(() => expect(attention.queryByRole('link', { name: some[1]?.name })).toBeNull());
    await expect(attention.getByRole('link', { name: some[0]?.name })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`· ${people.admin.units[0]?.name}$`))).toBeVisible();
    const work = within(canvas.getByRole('region', { name: 'Meu trabalho' }));
    await expect(work.getAllByRole('listitem')).toHaveLength(1);
    saveSelection({ unit: undefined });
    await expect(await attention.findByRole('link', { name: some[1]?.name })).toBeVisible();
  },
};
