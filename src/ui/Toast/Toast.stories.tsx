import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { AriaToastQueue } from './aria-toast';
import { forgetNotices, type Notice, nextNotice, notify } from './notify';
import { Notices, ToastRegion } from './ToastRegion';
import { useNoticeHistory } from './use-notice-history';

const meta = {
  component: ToastRegion,
  // In a frame of its own: there what it says is played, and stays on its page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  // What a story left waiting must not come up in the next.
  beforeEach: () => () => {
    while (nextNotice());
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const saying = (...notices: Notice[]): Story => ({
  play: async () => {
    for (const notice of notices) notify(notice);
    await screen.findByText(notices[0]?.title ?? '');
  },
});

export const Plain: Story = saying({ title: 'Link copiado' });

export const Success: Story = saying({
  variant: 'success',
  title: 'Projeto criado',
  description: 'A equipe já pode abrir etapas.',
});

export const Information: Story = saying({
  variant: 'info',
  title: 'Nova versão disponível',
  action: { label: 'Atualizar', onPress: fn() },
});

export const Warning: Story = saying({
  variant: 'warning',
  title: 'Sua sessão acaba em 5 minutos',
  description: 'Salve o que está escrevendo ou continue conectado.',
  action: { label: 'Continuar', onPress: fn() },
});

/** An error stays until somebody has read and dismissed it. */
export const Destructive: Story = saying({
  variant: 'destructive',
  title: 'O relatório não foi enviado',
  description: 'O que você escreveu está guardado neste computador. Tente de novo em alguns minutos.',
});

export const Narrow: Story = { ...Destructive, globals: { viewport: { value: 'smallest' } } };

const long = 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial';
const all: Notice[] = [
  { title: 'Link copiado' },
  { variant: 'success', title: 'Projeto criado', description: long },
  { variant: 'info', title: 'Nova versão disponível', action: { label: 'Atualizar', onPress: fn() } },
  { variant: 'warning', title: 'Sua sessão termina em breve', description: 'Ela vale até 22/11/2026, 9:30.' },
  { variant: 'destructive', title: 'O relatório não foi enviado', description: 'O que você escreveu está guardado.' },
];

/** All variants at once, as they never stand in the app: there one waits for the other. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: () => {
    const queue = new AriaToastQueue<Notice>({ maxVisibleToasts: all.length });
    for (const notice of all) queue.add(notice);
    return <Notices queue={queue} />;
  },
};

/** One at a time, in the order they were said; closing one brings the next. */
export const FirstInFirstOut: Story = {
  render: () => (
    <>
      <Button
        onPress={() => {
          notify({ title: 'Primeiro aviso' });
          notify({ title: 'Segundo aviso' });
          notify({ title: 'Terceiro aviso' });
        }}
      >
        Avisar três vezes
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar três vezes' }));
    for (const title of ['Primeiro aviso', 'Segundo aviso', 'Terceiro aviso']) {
      await screen.findByText(title);
      await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Its act is done and the notice goes. */
export const Undo: Story = {
  play: async ({ userEvent }) => {
    const onPress = fn();
    notify({ title: 'Etapa arquivada', action: { label: 'Desfazer', onPress } });
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Etapa arquivada')).toBeNull());
  },
};

function Panel() {
  const told = useNoticeHistory();
  return (
    <ul>
      {told.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

/** What was said stays known when it is no longer shown, the newest first, until it is forgotten. */
export const History: Story = {
  beforeEach: () => forgetNotices(),
  render: () => (
    <>
      <Panel />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    notify({ title: 'Projeto criado' });
    notify({ title: 'Link copiado' });
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Link copiado',
        'Projeto criado',
      ]),
    );
    forgetNotices();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};
