import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answers, people, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, loadingRoute, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleRequests } from '../sample';
import * as page from './PrivacyPage';

const states = statesOf({
  get: '/api/privacy-requests',
  filled: listOf(...sampleRequests()),
  empty: listOf(),
  permission: 'manage:users',
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.privacyRequests(),
    routes: [pageRoute(paths.privacyRequests.pattern, page)],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is late says so; an answer needs words, and goes to the person. */
export const Answered: Story = {
  parameters: {
    msw: [
      answers('get', '/api/privacy-requests', listOf(...sampleRequests())),
      answers('patch', '/api/privacy-requests/:id', sampleRequests()[2] as object),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 dias de atraso')).toBeVisible();
    await expect(canvas.getByText('Faltam 12 dias')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Responder a Bruno Salles' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Escreva a resposta.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Resposta/), 'Corrigimos o seu cargo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Resposta enviada')).toBeVisible();
  },
};

export const Empty: Story = states.empty;

export const Failing: Story = states.failing;

export const Forbidden: Story = states.forbidden;

export const Narrow: Story = { ...states.narrow, globals: { ...states.narrow.globals, locale: 'en' } };

export const Loading: Story = {
  ...states.loading,
  args: { routes: [loadingRoute(paths.privacyRequests.pattern, page)] },
};
