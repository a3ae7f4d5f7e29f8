import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { modal } from '../Modal/Modal.css';
import { Stack } from '../Stack/Stack';
import { AlertDialog } from './AlertDialog';
import { AlertPanel } from './AlertPanel';

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
  // Rendered in an iframe, because an open overlay covers the page.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The safe answer has the focus, so that Enter alone destroys nothing. */
export const Critical: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: /Excluir o projeto/ });
    await expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const panel = modal({ size: 'sm' });

/** Both tones, the pending state and long texts, without the backdrop. */
export const Matrix: Story = {
  render: ({ isOpen: _, ...args }) => (
    <Stack space="l">
      <div className={panel}>
        <AlertPanel {...args} />
      </div>
      <div className={panel}>
        <AlertPanel
          {...args}
          tone="accent"
          title="Sair sem salvar"
          confirmLabel="Sair sem salvar"
          cancelLabel="Continuar aqui"
        >
          O que você escreveu nesta página se perde.
        </AlertPanel>
      </div>
      <div className={panel}>
        <AlertPanel {...args} isPending />
      </div>
      <div className={panel}>
        <AlertPanel
          {...args}
          title="Excluir o projeto Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
          confirmLabel="Excluir o projeto e as 4 etapas"
          cancelLabel="Manter o projeto como está"
        />
      </div>
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
