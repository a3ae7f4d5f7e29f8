import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { RenewalRefused, RenewalUnreachable } from '#machines/session';
import type { Tokens } from '#machines/tokens';
import { Page, TextField } from '#ui';
import { people, StoryApp } from '../kernel/StoryApp';
import type { Session } from '../kernel/session';
import { askToSend, waitingSends } from '../kernel/waiting-sends';
import { paths } from '../paths';
import { SessionDialogs, say } from './SessionDialogs';

/** The dialog with its notices, as the app provides them. */
const dialog = expiryDialog.provide({
  actions: {
    'say that it is extended': () => say('extended'),
    'say that it was refused': () => say('extensionRefused'),
    'say that it failed': () => say('extensionFailed'),
    'say that there is no connection': () => say('noConnection'),
  },
});

const never = fromPromise(() => new Promise<never>(() => {}));
const renewing = (renew: () => Promise<Tokens>) => ({ 'expiry dialog': dialog, renew: fromPromise(renew) });
const now = Date.now();
const renewed: Tokens = { accessToken: 'tra_new', accessTokenExpiresAt: now + 3_600_000, setAt: now };

const expire = (session: Session) => session.send({ type: 'token expired', token: 'tra_story' });

const meta = {
  component: StoryApp,
  args: {
    at: paths.home(),
    routes: [
      {
        path: paths.home.pattern,
        element: (
          <>
            <Page title="Novo projeto">
              <TextField label="Nome" defaultValue="Retrofit da linha de embalagem" />
            </Page>
            <SessionDialogs />
          </>
        ),
      },
    ],
    person: people.admin,
    actors: renewing(async () => renewed),
    prepare: expire,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => waitingSends().answer(false),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => screen.queryByRole('alertdialog', { name: 'Sua sessão expirou' });
const extend = () => screen.findByRole('button', { name: 'Estender sessão' });

/** Choosing. What was typed stands behind it; the answer that loses nothing has the focus. */
export const Choosing: Story = {
  play: async () => {
    await expect(await extend()).toHaveFocus();
  },
};

export const Extending: Story = {
  args: { actors: { 'expiry dialog': dialog, renew: never } },
  play: async ({ userEvent }) => {
    await userEvent.click(await extend());
    await userEvent.keyboard('{Escape}');
    await expect(asked()).toBeVisible();
  },
};

/** Extended in place: the dialog goes, the page and its text stay. */
export const Extended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await extend());
    await expect(await screen.findByText('Sua sessão foi renovada com sucesso!')).toBeVisible();
    await waitFor(() => expect(asked()).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('Retrofit da linha de embalagem');
  },
};

export const Refused: Story = {
  args: { actors: renewing(() => Promise.reject(new RenewalRefused())) },
  play: async ({ userEvent }) => {
    await userEvent.click(await extend());
    await expect(await screen.findByText('Não foi possível renovar sua sessão. Faça login novamente.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { actors: renewing(() => Promise.reject(new Error('?'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await extend());
    await expect(await screen.findByText('Ocorreu um erro inesperado. Faça login novamente.')).toBeVisible();
  },
};

/** Without a connection nothing is lost: the dialog stays and can be tried again. */
export const NoConnection: Story = {
  args: { actors: renewing(() => Promise.reject(new RenewalUnreachable())) },
  play: async ({ userEvent }) => {
    await userEvent.click(await extend());
    await expect(await screen.findByText(/Sua sessão ainda pode ser estendida/)).toBeVisible();
    await expect(await extend()).toBeVisible();
  },
};

/** Leaving begins at once; the app shows that it is at work until the server has answered, five seconds at most. */
export const Leaving: Story = {
  args: { actors: { 'expiry dialog': dialog, revoke: never } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(asked()).toBeNull());
  },
};

/** Escape closes it; the page stays, and the app's frame offers to extend. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await extend();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(asked()).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  },
};

/** A change that waited for the new token is sent only if it is still wanted. */
export const OneChangeWaits: Story = {
  args: { prepare: () => void askToSend() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
    await waitFor(() => expect(waitingSends().count).toBe(0));
  },
};

export const ManyChangesWait: Story = {
  args: { prepare: () => [1, 2, 3].forEach(() => void askToSend()) },
  play: async () => {
    await expect(await screen.findByText('Enviar as 3 alterações que ficaram esperando?')).toBeVisible();
  },
};

/** 24 hours before the session can no longer be extended. */
export const LastDay: Story = {
  args: { prepare: () => say('lastDay', { endsAt: now + 86_400_000, renew: () => {} }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Renovar agora' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
