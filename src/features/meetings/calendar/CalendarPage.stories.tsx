import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { saveSelection } from '../../kernel/selection';
import { neverAnswers, people, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleMeetings } from '../sample';
import * as page from './CalendarPage';

const [own] = sampleMeetings;
const beside = [neverAnswers('get', '/api/events')];
const states = statesOf({ get: '/api/meetings', filled: listOf(...sampleMeetings), empty: listOf(), beside });
const inView = (view: string) => `${paths.meetingCalendar()}?day=2026-11-24&view=${view}`;

const meta = {
  component: StoryApp,
  args: { at: inView('week'), routes: [pageRoute(paths.meetingCalendar.pattern, page)], person: people.admin },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is private to others is only taken time. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Acompanhamento da célula/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ocupado/ })).toBeVisible();
  },
};

export const Day: Story = {
  args: { at: inView('day') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Acompanhamento da célula/ })).toBeVisible();
  },
};

export const Month: Story = {
  args: { at: inView('month') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Acompanhamento da célula/ })).toBeVisible();
  },
};

export const Agenda: Story = {
  args: { at: inView('agenda') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Acompanhamento da célula/ })).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  args: { at: inView('agenda') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada marcado neste período.')).toBeVisible();
  },
};

/** Until the first answer nothing is said of what there is, not even that there is nothing. */
export const Loading: Story = {
  ...states.loading,
  args: { at: inView('agenda') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Calendário de reuniões' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
    await expect(canvas.queryByText('Nada marcado neste período.')).toBeNull();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  },
};

/** On a phone the agenda comes first. */
export const Narrow: Story = { ...states.narrow, args: { at: `${paths.meetingCalendar()}?day=2026-11-24` } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create meeting' })).toBeVisible();
  },
};

/** The unit that the header says narrows the calendar, and the calendar says so. */
export const OfOneUnit: Story = {
  parameters: {
    msw: [
      http.get('/api/meetings', ({ request }) =>
        HttpResponse.json(listOf(...(new URL(request.url).searchParams.has('unit_id') ? [own] : sampleMeetings))),
      ),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Ocupado/ })).toBeVisible();
    saveSelection({ unit: people.admin.units[0]?.id });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Ocupado/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Acompanhamento da célula/ })).toBeVisible();
    await expect(canvas.getByText(people.admin.units[0]?.name ?? '')).toBeVisible();
    saveSelection({ unit: undefined });
    await expect(await canvas.findByRole('link', { name: /Ocupado/ })).toBeVisible();
  },
};
