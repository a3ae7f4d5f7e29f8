import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { answers, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './AuditPage';
import { auditor, sampleEvents } from './sample';

const beside = [answers('get', '/api/saved-views', listOf())];
const states = statesOf({
  get: '/api/audit-events',
  filled: listOf(...sampleEvents),
  empty: listOf(),
  permission: 'view:audit',
  beside,
});

const meta = {
  component: StoryApp,
  args: { at: paths.audit(), routes: [pageRoute(paths.audit.pattern, page)], person: auditor },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** Each as a sentence, with before and after, who, when and where from. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Alterou a conta de “Rafael Nogueira”/)).toHaveTextContent(
      'situação: de ativa para desativada',
    );
    await expect(canvas.getByRole('row', { name: /Deu um papel a “Rafael Nogueira”/ })).toHaveTextContent(
      'papel: Financeiro',
    );
    await expect(canvas.getByRole('row', { name: /errou a senha/ })).toHaveTextContent('Ninguém identificado');
    await expect(canvas.getByRole('row', { name: /Não pôde usar “listUsers”/ })).toHaveTextContent('view:users');
    await expect(canvas.getByRole('row', { name: /Convidou “maria@fora.example”/ })).toHaveTextContent('papel: membro');
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum registro ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says how much each of them hides. */
export const NothingMatches: Story = {
  args: { at: `${paths.audit()}?search=lua&kind=access` },
  parameters: {
    msw: [
      http.get('/api/audit-events', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('search') ? listOf() : listOf(...sampleEvents)),
      ),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Sem a busca: 7 registros' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Entrou/ })).toBeVisible());
  },
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
    await expect(await canvas.findByText(/view:audit/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Changed the account of “Rafael Nogueira”/)).toBeVisible();
  },
};
