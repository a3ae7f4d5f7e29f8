import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { RenewalRefused, RenewalUnreachable } from '#machines/session';
import type { Tokens } from '#machines/tokens';
import { Modal, Page, TextField } from '#ui';
import { trackPendingSend } from '../kernel/pending-sends';
import { type Session, waitForState } from '../kernel/session';
import { people, StoryApp } from '../kit/testing/StoryApp';
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

const submitted = fn();
let here: Session;

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
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  submitted();
                }}
              >
                <TextField label="Nome" defaultValue="Retrofit da linha de embalagem" />
              </form>
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

/** Expires while somebody types with a part of the text selected; one Enter later all is as it was. */
const byOneKey: Story['play'] = async ({ userEvent }) => {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  field.focus();
  field.setSelectionRange(9, 14, 'backward');
  expire(here);
  await expect(await extend()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked()).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
  await expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([9, 14, 'backward']);
  await expect(field).toHaveValue('Retrofit da linha de embalagem');
  await expect(submitted).not.toHaveBeenCalled();
};
const takeSession = (session: Session) => {
  here = session;
};

/** One key from wherever one types: Enter extends, reaches nothing beneath, and the caret stands where it stood. */
export const ByOneKey: Story = {
  args: { prepare: takeSession },
  beforeEach: () => void submitted.mockClear(),
  play: byOneKey,
};

/** The same over a dialog, which stays open beneath. */
export const ByOneKeyOverADialog: Story = {
  args: {
    prepare: takeSession,
    routes: [
      {
        path: paths.home.pattern,
        element: (
          <>
            <Modal title="Editar projeto" isOpen onOpenChange={submitted}>
              <TextField label="Nome" defaultValue="Retrofit da linha de embalagem" />
            </Modal>
            <SessionDialogs />
          </>
        ),
      },
    ],
  },
  beforeEach: () => void submitted.mockClear(),
  play: async (story) => {
    await byOneKey(story);
    await expect(screen.getByRole('dialog', { name: 'Editar projeto' })).toBeVisible();
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

const waiting = (count: number) => (session: Session) => {
  expire(session);
  const extended = waitForState(session, (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }));
  for (let each = 0; each < count; each++) void trackPendingSend(extended);
};

/** What waits for the new token is told, and goes with it: extending costs one key. */
export const OneChangeWaits: Story = {
  args: { prepare: waiting(1) },
  play: async ({ userEvent }) => {
    await extend();
    await waitFor(() => expect(screen.getByText(/Uma alteração ainda não foi gravada/)).toBeVisible());
    await expect(await extend()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toBeNull());
  },
};

export const ManyChangesWait: Story = {
  args: { prepare: waiting(3) },
  play: async () => {
    await expect(await screen.findByText(/3 alterações ainda não foram gravadas/)).toBeVisible();
  },
};

/** 24 hours before the session can no longer be extended. */
export const LastDay: Story = {
  args: { prepare: () => say('lastDay', { endsAt: now + 86_400_000, renew: () => {} }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Renovar agora' })).toBeVisible();
  },
};

const ending = (left: number, setAt: number) => (session: Session) =>
  session.send({
    type: 'tokens from another tab',
    tokens: {
      accessToken: 'tra_ending',
      accessTokenExpiresAt: now + 3_600_000,
      refreshToken: 'trr_ending',
      refreshTokenExpiresAt: Date.now() + left,
      setAt: Date.now() + setAt,
    },
  });

/** The last minute is counted down beside the work, and can be renewed from there. */
export const LastMinute: Story = {
  args: { prepare: ending(59_000, -3_600_000) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/Sua sessão termina em \d+ segundos/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Renovar agora' }));
    await waitFor(() => expect(screen.queryByText(/Sua sessão termina em/)).toBeNull());
  },
};

/** A session that no renewal makes longer says so, and offers none. */
export const LastMinuteOfAll: Story = {
  args: { prepare: ending(59_000, 0) },
  play: async () => {
    await expect(await screen.findByText(/é só entrar de novo/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Renovar agora' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
