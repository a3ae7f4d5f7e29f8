import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AlertDialog } from './AlertDialog';

const meta = {
  component: AlertDialog,
  args: {
    title: 'Excluir o projeto Retrofit da prensa 2',
    children: 'As 4 etapas e os 12 anexos vão junto. Dá para desfazer por 30 dias, em Ajustes.',
    confirmLabel: 'Excluir projeto',
    cancelLabel: 'Manter',
    tone: 'critical',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The safe answer has the focus: Enter alone destroys nothing. */
export const Critical: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: /Excluir o projeto/ });
    await expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Sair sem salvar',
    children: 'O que você escreveu nesta página se perde.',
    confirmLabel: 'Sair sem salvar',
    cancelLabel: 'Continuar aqui',
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
