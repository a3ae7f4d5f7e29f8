import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { AriaToastQueue } from './aria-toast';
import { forgetNotices, hideNotice, type Notice, notify, type PastNotice, spendNotice } from './notify';
import { Notices, ToastRegion } from './ToastRegion';
import { useNoticeHistory } from './use-notice-history';

const meta = {
  component: ToastRegion,
  // It is called, not drawn: what it takes is told all the same.
  subcomponents: { notify: notify as unknown as ComponentType },
  // In a frame of its own: there what it says is played, and stays on its page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  // What a story left standing must not come up in the next.
  beforeEach: () => () => forgetNotices(),
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
    const queue = new AriaToastQueue<PastNotice>({ maxVisibleToasts: all.length });
    for (const [id, notice] of all.entries()) queue.add({ ...notice, id: -id, at: 0, isRead: true });
    return <Notices queue={queue} />;
  },
};

/** The newest takes the place of what is shown, so that an undo is always of what was done last. */
export const NewestFirst: Story = {
  play: async ({ userEvent }) => {
    const undo = fn();
    for (const name of ['Primeira', 'Segunda', 'Terceira']) {
      notify({ title: `${name} etapa concluída`, action: { label: 'Desfazer', onPress: () => undo(name) } });
      await screen.findByText(`${name} etapa concluída`);
      await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await expect(undo.mock.calls).toEqual([['Terceira']]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const failure: Notice = { variant: 'destructive', title: 'O relatório não foi enviado', topic: 'report' };

/** An error that something else displaced comes back, for nobody has read it yet. */
export const ErrorComesBack: Story = {
  play: async () => {
    notify(failure);
    await screen.findByText(failure.title);
    const id = notify({ variant: 'success', title: 'Link copiado' });
    await screen.findByText('Link copiado');
    await expect(screen.queryByText(failure.title)).toBeNull();
    hideNotice(id);
    await screen.findByText(failure.title);
  },
};

/** What went wrong and then went well is over. */
export const ErrorMended: Story = {
  play: async ({ userEvent }) => {
    notify(failure);
    await screen.findByText(failure.title);
    notify({ variant: 'success', title: 'Relatório enviado', topic: 'report' });
    await screen.findByText('Relatório enviado');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** What was taken back by a key needs no notice any more. */
export const UndoneElsewhere: Story = {
  play: async () => {
    const id = notify({ title: 'Etapa arquivada', action: { label: 'Desfazer', onPress: fn() } });
    await screen.findByText('Etapa arquivada');
    spendNotice(id);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** F6 goes from the work to the notice, and from there back to the work. */
export const ThereAndBack: Story = {
  render: () => (
    <>
      <Button>Trabalho</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Trabalho' }).focus();
    notify(failure);
    await screen.findByText(failure.title);
    for (const _ of ['once', 'and again']) {
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Trabalho' })).toHaveFocus());
    }
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
