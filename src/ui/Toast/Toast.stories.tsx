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
  // It is a function, but its options are documented like props.
  subcomponents: { notify: notify as unknown as ComponentType },
  // Rendered in an iframe, so that the notices of play functions stay on their page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  // Notices of one story must not appear in the next.
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

/** An error stays until it is dismissed. */
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

/** All variants at once; in the app only one is visible at a time. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: () => {
    const queue = new AriaToastQueue<PastNotice>({ maxVisibleToasts: all.length });
    for (const [id, notice] of all.entries()) queue.add({ ...notice, id: -id, at: 0, isRead: true });
    return <Notices queue={queue} />;
  },
};

/** The newest notice replaces the visible one, so that undo always concerns the last action. */
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

/** A replaced error reappears, because it has not been dismissed. */
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

/** A success ends the error of the same topic. */
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

/** Undo by keyboard closes the notice. */
export const UndoneElsewhere: Story = {
  play: async () => {
    const id = notify({ title: 'Etapa arquivada', action: { label: 'Desfazer', onPress: fn() } });
    await screen.findByText('Etapa arquivada');
    spendNotice(id);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** F6 moves the focus to the notice, and back. */
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

/** Its action runs and the notice closes. */
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

/** The history keeps past notices, newest first, until they are cleared. */
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
