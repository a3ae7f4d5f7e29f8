import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './InvitationsPage';
import { sampleInvitations, seen } from './sample';

const unit = seen({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c62',
  kind: 'unit',
  role: 'member',
  token: 'tri_unit',
  message: '',
  target: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c12', name: 'Filial Campinas' },
});

let waiting: object[] = [];
let asked: { id: string }[] = [];
const stateful = [
  http.get('/api/meetings/invitations', () => HttpResponse.json(listOf(...asked))),
  http.put('/api/meetings/:id/invitation/:answer', ({ params }) => {
    asked = asked.filter(({ id }) => id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('/api/invitations/pending', () => HttpResponse.json(listOf(...waiting))),
  http.put('/api/invitations/:answer/:token', ({ params }) => {
    waiting = waiting.filter((each) => (each as { token: string }).token !== params.token);
    return HttpResponse.json(seen({ status: 'accepted' }));
  }),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.invitations(),
    routes: [pageRoute(paths.invitations.pattern, page)],
    person: people.viewer,
  },
  parameters: { layout: 'fullscreen', msw: stateful },
  beforeEach: () => {
    waiting = [seen(), unit];
    asked = [];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const noMeetings = answers('get', '/api/meetings/invitations', listOf());
const states = statesOf({
  get: '/api/invitations/pending',
  filled: listOf(seen(), unit),
  empty: listOf(),
  beside: [noMeetings],
});
const meetingStates = statesOf({
  get: '/api/meetings/invitations',
  filled: listOf(...sampleInvitations),
  empty: listOf(),
  beside: [answers('get', '/api/invitations/pending', listOf())],
});

export const Filled: Story = {
  ...states.filled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Filial Campinas' })).toBeVisible();
  },
};

/** An answered one leaves the list at once, whichever way it was answered. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Filial Campinas' });
    await user.click(canvas.getAllByRole('button', { name: 'Aceitar convite' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Esteira/ })).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Recusar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Recusar/ }));
    await user.click(dialog.getByRole('button', { name: 'Recusar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'Nenhum convite pendente' })).toBeVisible();
  },
};

export const Empty: Story = states.empty;

export const Loading: Story = states.loading;

export const Failing: Story = states.failing;

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    // No permission is named where none alone would do.
    await expect(await canvas.findByText('Peça acesso a quem administra o espaço de trabalho.')).toBeVisible();
  },
};

export const Narrow: Story = { ...states.filled, ...states.narrow };

export const InEnglish: Story = { globals: { locale: 'en' } };

/** Invitations to meetings, of people with whom nothing is shared, wait among the others. */
export const Meetings: Story = {
  ...meetingStates.filled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visita à obra' })).toBeVisible();
    await expect(canvas.getAllByText(/Vocês não dividem unidade nem projeto/)).toHaveLength(2);
    await expect(canvas.getByText('Ela se repete. Sua resposta vale para toda a série.')).toBeVisible();
  },
};

/** Each leaves the list with its answer. */
export const AnsweringMeetings: Story = {
  beforeEach: () => {
    waiting = [];
    asked = [...sampleInvitations];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Visita à obra' });
    await user.click(canvas.getAllByRole('button', { name: 'Aceitar reunião' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Visita à obra' })).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Recusar' }));
    await expect(await canvas.findByRole('heading', { name: 'Nenhum convite pendente' })).toBeVisible();
  },
};

export const MeetingsLoading: Story = {
  parameters: {
    msw: [answers('get', '/api/invitations/pending', listOf(seen())), neverAnswers('get', '/api/meetings/invitations')],
  },
};

/** The other invitations are there all the same. */
export const MeetingsFailing: Story = {
  parameters: {
    msw: [
      answers('get', '/api/invitations/pending', listOf(seen())),
      refuses('get', '/api/meetings/invitations', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Esteira/ })).toBeVisible();
  },
};

export const MeetingsNarrow: Story = { ...meetingStates.filled, ...meetingStates.narrow };
