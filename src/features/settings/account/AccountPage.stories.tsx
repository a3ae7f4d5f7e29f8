import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { documentVersions } from '#domain/documents';
import { answers, neverAnswers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleRequests } from '../sample';
import * as page from './AccountPage';

const consents = Object.entries(documentVersions).map(([document, version]) => ({
  document,
  version,
  is_current: true,
  given_at: null,
}));
const beside = [
  answers('get', '/api/notification-settings', { email_digest: true }),
  answers('get', '/api/account/consents', { data: consents }),
];

const meta = {
  component: StoryApp,
  args: { at: paths.account(), routes: [pageRoute(paths.account.pattern, page)], person: people.admin },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('get', '/api/account/requests', listOf(...sampleRequests().slice(1))), ...beside],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Faltam 12 dias')).toBeVisible();
    await expect(await canvas.findByRole('switch', { name: /Li o aviso de privacidade/ })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: /Li os termos de uso/ })).not.toBeChecked();
  },
};

/** A request is made from here; the law gives fifteen days to answer it. */
export const Asked: Story = {
  parameters: {
    msw: [
      answers('get', '/api/account/requests', listOf()),
      answers('post', '/api/account/requests', sampleRequests()[1] as object, 201),
      ...beside,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nenhum pedido ainda.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer um pedido' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Corrigir os meus dados' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Pedido feito')).toBeVisible();
  },
};

/** The person's name shows at once; the rest follows when it has loaded. */
export const Loading: Story = {
  parameters: { msw: [neverAnswers('get', '/api/account/requests'), ...beside] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(people.admin.email)).toBeVisible();
  },
};

/** Each part fails by itself. */
export const Failing: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/account/requests', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      refuses('get', '/api/account/data', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...beside,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Erro ao realizar a requisição')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar em CSV' }));
    await expect(await screen.findByText('Não foi possível baixar os seus dados')).toBeVisible();
  },
};

/** Through another's eyes what is only the person's own is not shown. */
export const SeenAs: Story = {
  args: {
    person: {
      ...people.viewer,
      viewing: {
        kind: 'person',
        name: people.viewer.name,
        by: { id: people.admin.id, name: people.admin.name },
        ends_at: new Date(Date.now() + 600_000).toISOString(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bruno Salles')).toBeVisible();
    await expect(canvas.queryByText('Privacidade')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } };
