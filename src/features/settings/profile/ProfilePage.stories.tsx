import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { answers, people, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { loadingRoute, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { sampleAccount } from '../sample';
import * as page from './ProfilePage';

const states = statesOf({
  get: '/api/account',
  filled: sampleAccount,
  empty: sampleAccount,
  permission: 'view:profile',
});

const meta = {
  component: StoryApp,
  args: { at: paths.profile(), routes: [pageRoute(paths.profile.pattern, page)], person: people.admin },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name is saved; an empty one is told at its field. */
export const Filled: Story = {
  parameters: {
    msw: [
      answers('get', '/api/account', sampleAccount),
      answers('patch', '/api/account', { ...sampleAccount, name: 'Helena Prado Lima', version: 4 }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nome completo');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nome' }));
    await expect(await canvas.findByText('Informe o seu nome.')).toBeVisible();
    await userEvent.type(name, 'Helena Prado Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nome' }));
    await expect(await screen.findByText('Nome salvo')).toBeVisible();
  },
};

const red = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = 'firebrick';
  pen?.fillRect(0, 0, 400, 300);
  return new Promise<File>((resolve) =>
    canvas.toBlob((made) => resolve(new File([made as Blob], 'eu.png', { type: 'image/png' })), 'image/png'),
  );
};

/** What is sent is drawn anew: a square of 256 pixels, whatever was chosen. */
export const PictureSent: Story = {
  parameters: {
    msw: [
      answers('get', '/api/account', sampleAccount),
      http.put('/api/account/avatar', async ({ request }) => {
        const { width, height } = await createImageBitmap(new Blob([await request.arrayBuffer()]));
        return width === 256 && height === 256
          ? HttpResponse.json({ ...sampleAccount, avatar_at: '2026-11-22T12:00:00.000Z' })
          : new HttpResponse(null, { status: 400 });
      }),
      http.get('/api/users/:id/avatar', async () => new HttpResponse(await red())),
    ],
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await canvas.findByText('Trocar a foto');
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, await red());
    await expect(await screen.findByText('Foto salva')).toBeVisible();
  },
};

/** What the server refuses is said where the picture is chosen. */
export const PictureRefused: Story = {
  parameters: {
    msw: [
      answers('get', '/api/account', sampleAccount),
      refuses('put', '/api/account/avatar', 413, 'PAYLOAD_TOO_LARGE', 'O arquivo passa do limite de 1 MB.'),
    ],
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await canvas.findByText('Trocar a foto');
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, await red());
    await expect(await canvas.findByText('O arquivo passa do limite de 1 MB.')).toBeVisible();
  },
};

export const Failing: Story = states.failing;

export const Forbidden: Story = states.forbidden;

export const Narrow: Story = { ...states.narrow, globals: { ...states.narrow.globals, locale: 'en' } };

export const Loading: Story = {
  ...states.loading,
  args: { routes: [loadingRoute(paths.profile.pattern, page)] },
};
