import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { connection } from '#machines/testing/calendar-sync-stage';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { pageRoute, routeStates } from '../../kit/testing/states';
import { paths } from '../../paths';
import * as page from './SyncPage';

const at = (path: string) => `/api/google-calendar/${path}`;
const own = {
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2601',
  name: 'helena@gmail.example',
  color: null,
  is_primary: true,
  access_role: 'owner',
  is_writable: true,
  is_selected: false,
  takes_ours: false,
};
const holidays = { ...own, id: own.id.replace('601', '602'), name: 'Feriados', is_primary: false, is_writable: false };
const ours = {
  title: 'Acompanhamento da célula',
  description: '',
  location: 'Sala Ipê',
  start_at: '2026-11-24T13:00:00.000Z',
  end_at: '2026-11-24T14:00:00.000Z',
  time_zone: 'America/Sao_Paulo',
  is_private: false,
  is_off: false,
};
const conflict = {
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2701',
  calendar: own.name,
  meeting_id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2001',
  twin_id: null as string | null,
  is_refused: false,
  is_cut: false,
  ours,
  theirs: { ...ours, title: 'Acompanhamento semanal', start_at: '2026-11-24T12:30:00.000Z' },
  stamp: '1',
};
const showing = (status: object, shown: object = conflict) => [
  answers('get', at('sync-status'), status),
  answers('get', at('calendars'), { data: [own, holidays] }),
  answers('get', at('conflicts'), { data: [shown] }),
  answers('post', at('conflicts/:id'), null),
  neverAnswers('get', '/api/events'),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.calendarSync(),
    routes: [pageRoute(paths.calendarSync.pattern, page)],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: showing(connection({ conflicts: 1 })) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In step, with something to decide: both sides stand beside each other, and one of them is kept. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Em dia')).toBeVisible();
    await expect(canvas.getByText('48 eventos')).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: 'Ficar com a do Google: Acompanhamento semanal' }));
    await expect(await screen.findByText('Conflito resolvido')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Desconectar' }));
    const question = { name: 'Desconectar o Google Agenda?' };
    const dialog = within(await screen.findByRole('alertdialog', question));
    await expect(dialog.getByText(/As reuniões que vieram do Google ficam aqui/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
  },
};

/** Of a text that is longer there it is said what is lost by keeping the one that is here. */
export const LongerThere: Story = {
  parameters: {
    msw: showing(connection({ conflicts: 1 }), {
      ...conflict,
      is_cut: true,
      theirs: { ...ours, description: 'Pauta da reunião, que no Google é bem mais longa' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Se você ficar com a daqui, o resto se perde lá\./)).toBeVisible();
  },
};

/** Two meetings of one event stand beside each other: they are made one, or stay two. */
export const TwoOfOneEvent: Story = {
  parameters: {
    msw: showing(connection({ conflicts: 1 }), {
      ...conflict,
      twin_id: conflict.meeting_id.replace('001', '002'),
      theirs: { ...ours, location: 'Sala Jatobá' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/virou duas reuniões aqui/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Manter as duas: ${ours.title}` })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: `Juntar na primeira: ${ours.title}` }));
    await expect(await screen.findByText('Conflito resolvido')).toBeVisible();
  },
};

/** A calendar that is gone is named, and other calendars are chosen by one act. */
export const CalendarGone: Story = {
  parameters: {
    msw: showing(
      connection({
        status: 'error',
        error: {
          code: 'calendar_gone',
          message:
            'A agenda Equipe não está mais na sua conta do Google, e por isso nada vai para lá nem vem de lá. O resto continua em dia: troque as agendas ou peça acesso de novo.',
          action: 'choose',
          since: null,
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A agenda Equipe não está mais/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Trocar agendas' }));
    await expect(await canvas.findByRole('checkbox', { name: own.name })).toBeVisible();
  },
};

/** Nothing is connected, and the way back from Google said no. */
export const Empty: Story = {
  args: { at: `${paths.calendarSync()}?error=access_denied` },
  parameters: { msw: showing(connection({ status: 'not_connected', account_email: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você não deu permissão no Google. Tudo fica como estava.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Conectar o Google Agenda' })).toBeEnabled();
  },
};

/** Google led back with a refusal of its own: what was connected goes on, and that no more came of it is told. */
export const RefusedOnTheWay: Story = {
  args: { at: `${paths.calendarSync()}?error=server_error` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O Google não concluiu a conexão\./)).toBeVisible();
    await expect(await canvas.findByText('Em dia')).toBeVisible();
  },
};

/** Which calendars are kept in step is chosen first. */
export const Choosing: Story = {
  parameters: { msw: showing(connection({ status: 'choosing_calendars', last_synced_at: null, next_sync_at: null })) },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('checkbox', { name: own.name });
    await expect(calendar).toBeChecked();
    await user.click(calendar);
    await user.click(canvas.getByRole('button', { name: 'Sincronizar estas agendas' }));
    await expect(canvas.getByText('Escolha ao menos uma agenda.')).toBeVisible();
  },
};

/** What is wrong stands in words beside the one act that mends it; on a phone too. */
export const Broken: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: showing(
      connection({
        status: 'needs_reconnect',
        next_sync_at: null,
        error: {
          code: 'invalid_grant',
          message:
            'O Google não aceita mais esta conexão: a permissão foi retirada ou venceu. Conecte a agenda outra vez.',
          action: 'reconnect',
          since: '2026-11-23T11:58:00.000Z',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O Google não aceita mais esta conexão/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Conectar de novo' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Sincronizar agora' })).toBeNull();
  },
};

/** Where a permission was left out it is said which, in English too, and connecting again mends it. */
export const LackingPermission: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  parameters: {
    msw: showing(
      connection({
        status: 'insufficient_permission',
        next_sync_at: null,
        error: {
          code: 'insufficient_permission',
          message:
            'Permission to see and change the events of your calendar is missing. Reconnect and check every permission that Google shows.',
          action: 'reconnect',
          since: '2026-11-23T11:58:00.000Z',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing permission')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Sync now' })).toBeNull();
  },
};

/** One calendar that cannot be read is named, and choosing others mends it. */
export const OneUnread: Story = {
  parameters: {
    msw: showing(
      connection({
        status: 'error',
        error: {
          code: 'calendar_unread',
          message:
            'O Google não deixa ler Equipe, e por isso nada vai para lá nem vem de lá. O resto continua em dia: peça acesso de novo ou troque as agendas.',
          action: 'choose',
          since: '2026-11-23T11:58:00.000Z',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/não deixa ler Equipe/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Trocar agendas' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Sincronizar agora' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', at('sync-status'))] } };

/** How it is cannot be asked, and another try may. */
export const Failing: Story = {
  parameters: { msw: [refuses('get', at('sync-status'), 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível ver a sincronização')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
  },
};

/** The page is for members: people without a role, unit or project see whom to ask. */
export const Forbidden: Story = {
  ...routeStates(paths.calendarSync.pattern).forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sua conta ainda não tem acesso' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
