import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import type { Lead } from '../data/leads';
import { leadKeeper, leadReader, sampleLeads } from '../sample';
import * as page from './LeadsPage';

const beside = [
  answers('get', '/api/saved-views', listOf()),
  answers('get', '/api/lead-assignees', { data: [{ id: leadKeeper.id, name: leadKeeper.name }] }),
];
const states = statesOf({
  get: '/api/leads',
  filled: listOf(...sampleLeads),
  empty: listOf(),
  permission: 'view:leads',
  beside,
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.leads(),
    routes: [pageRoute(paths.leads.pattern, page), { path: paths.lead.pattern, element: <h1>O contato</h1> }],
    person: leadKeeper,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** Each with its company, service, status and assignee; what was erased goes by its code. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Grace Fielding/)).toHaveTextContent(/Northfield Sample Foods.*Chatbots.*Novo/);
    await expect(await rowOf(/CT-0007/)).toHaveTextContent('Dados apagados');
    await expect(canvas.queryByRole('link', { name: 'Abrir o site' })).toBeNull();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum contato ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says how many each of them hides. */
export const NothingMatches: Story = {
  args: { at: `${paths.leads()}?search=lua&status=won` },
  parameters: {
    msw: [
      http.get('/api/leads', ({ request }) =>
        HttpResponse.json(listOf(...(new URL(request.url).searchParams.has('search') ? [] : sampleLeads))),
      ),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Sem a busca: 7 contatos' }));
    await rowOf(/Otávio Brandão/);
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
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
    await expect(await canvas.findByText(/view:leads/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Lia Monteverde/)).toHaveTextContent(/Data engineering.*Qualified/);
  },
};

/** Whoever only reads leads opens them and selects none. */
export const ReadOnly: Story = {
  args: { person: leadReader },
  play: async ({ canvas }) => {
    await rowOf(/Grace Fielding/);
    await expect(canvas.getByRole('link', { name: /Grace Fielding/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A server that takes changes. */
function keeping() {
  let leads: Lead[] = [...sampleLeads];
  return [
    http.get('/api/leads', () => HttpResponse.json(listOf(...leads))),
    http.patch('/api/leads/:id', async ({ params, request }) => {
      const change = (await request.json()) as Partial<Lead>;
      leads = leads.map((lead) => (lead.id === params.id ? { ...lead, ...change, version: lead.version + 1 } : lead));
      return HttpResponse.json(leads.find(({ id }) => id === params.id));
    }),
    ...beside,
  ];
}

/** Each goes back to the status that it had. */
export const Bulk: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Grace Fielding/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Daniel Prates/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 contatos selecionados' }));
    await user.click(bar.getByRole('button', { name: 'Marcar como spam' }));
    await waitFor(async () => expect(await rowOf(/Daniel Prates/)).toHaveTextContent('Spam'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Daniel Prates/)).toHaveTextContent('Em contato'));
  },
};
