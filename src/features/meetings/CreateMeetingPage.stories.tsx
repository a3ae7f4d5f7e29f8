import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './MeetingPage';
import { sampleMeetings } from './sample';

const [own] = sampleMeetings;
const free = { busy: [], holidays: [], is_outside_hours: false, next_free: null };
const around = [
  answers('get', '/api/projects', listOf()),
  answers('post', '/api/meetings/check', free),
  neverAnswers('get', '/api/events'),
];

const meta = {
  component: StoryApp,
  args: {
    at: `${paths.createMeeting()}?start=2026-11-24T13:00:00Z&end=2026-11-24T14:00:00Z`,
    routes: [{ path: paths.meetings.pattern, element: <h1>A lista</h1> }, pageRoute(paths.createMeeting.pattern, page)],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('post', '/api/meetings', own, 201), ...around] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await user.type(await canvas.findByRole('textbox', { name: /^Título/ }), 'Partida da caldeira');
  await user.type(canvas.getByRole('textbox', { name: /^Local/ }), 'Sala da caldeira');
}
async function send(canvas: Canvas) {
  await fill(canvas);
  await user.click(canvas.getByRole('button', { name: 'Criar reunião' }));
}
const expectKept = async (canvas: Canvas) => {
  await expect(canvas.getByRole('textbox', { name: /^Título/ })).toHaveValue('Partida da caldeira');
  await expect(canvas.getByRole('textbox', { name: /^Local/ })).toHaveValue('Sala da caldeira');
};

/** Whoever sent it stands at the end of a long form, and is told why at its beginning. */
const expectInSight = (told: HTMLElement) =>
  waitFor(() => expect(told.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));

/** The time that was drawn in the calendar stands in it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expectKept(canvas);
  },
};

export const Empty: Story = {
  args: { at: paths.createMeeting() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Título/ })).toHaveValue('');
  },
};

/** What is chosen from comes later; all else is there to be filled. */
export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('get', '/api/projects'),
      neverAnswers('get', '/api/finance/clients'),
      neverAnswers('get', '/api/users'),
      neverAnswers('post', '/api/meetings/check'),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Criar reunião' })).toBeEnabled();
  },
};

/** While it is being sent the button says so and sends nothing twice. */
export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', '/api/meetings'), ...around] },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Criar reunião/ })).toHaveAttribute('data-pending', 'true'),
    );
  },
};

/** A guest and a topic that were typed and not added come along; one that is none is told of, and nothing is sent. */
export const NotAdded: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings', async ({ request }) => {
        const body = (await request.json()) as Schema<'NewMeeting'>;
        await expect(body.attendees).toMatchObject([{ email: 'paula@serra.example', name: 'Paula' }]);
        await expect(body.agenda).toMatchObject([{ title: 'Prazo da caldeira' }]);
        await expect(Object.keys(body)).not.toContain('guest');
        return HttpResponse.json(own, { status: 201 });
      }),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    const email = await canvas.findByRole('textbox', { name: /^E-mail do convidado/ });
    await user.type(email, 'paula@');
    await user.type(await canvas.findByRole('textbox', { name: /^Assunto/ }), 'Prazo da caldeira');
    await user.click(canvas.getByRole('button', { name: 'Criar reunião' }));
    await waitFor(() => expect(email).toBeInvalid());
    await user.type(email, 'serra.example');
    await user.type(canvas.getByRole('textbox', { name: /^Nome do convidado/ }), 'Paula');
    await user.click(canvas.getByRole('button', { name: 'Criar reunião' }));
    await expect(await canvas.findByRole('heading', { name: 'A lista' })).toBeVisible();
  },
};

/** Enter in a field of a guest or a topic adds it, and is ready for the next; the meeting is not created by it. */
export const EnterAdds: Story = {
  parameters: {
    msw: [
      http.post('/api/meetings', () => {
        throw new Error('The meeting was created.');
      }),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    const email = await canvas.findByRole('textbox', { name: /^E-mail do convidado/ });
    await user.type(email, 'paula@{Enter}');
    await waitFor(() => expect(email).toBeInvalid());
    await user.type(email, 'serra.example{Enter}');
    await expect(await canvas.findByText('paula@serra.example')).toBeVisible();
    await expect(email).toHaveValue('');
    await expect(email).toHaveFocus();
    const topic = canvas.getByRole('textbox', { name: /^Assunto/ });
    await user.type(topic, 'Prazo da caldeira');
    const minutes = canvas.getByRole('textbox', { name: /^Minutos/ });
    await user.clear(minutes);
    await user.type(minutes, '25{Enter}');
    await expect(await canvas.findByText('Prazo da caldeira')).toBeVisible();
    await expect(canvas.getAllByText(/25 min/)[0]).toBeVisible();
    await expect(topic).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Criar reunião' })).toBeVisible();
  },
};

/** What could not be sent stays as it was typed. */
export const Failing: Story = {
  parameters: {
    msw: [refuses('post', '/api/meetings', 500, 'INTERNAL', 'Erro ao realizar a requisição'), ...around],
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expectInSight(await canvas.findByText(/^Erro ao realizar a requisição/));
    await expectKept(canvas);
  },
};

/** Whoever may not plan meetings is told so, and keeps what was typed. */
export const Forbidden: Story = {
  parameters: {
    msw: [refuses('post', '/api/meetings', 403, 'FORBIDDEN', 'Sua conta não pode marcar reuniões.'), ...around],
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expectInSight(await canvas.findByText(/^Sua conta não pode marcar reuniões\./));
    await expectKept(canvas);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('button', { name: 'Create meeting' });
    await waitFor(() => expect(create).toBeVisible());
  },
};
