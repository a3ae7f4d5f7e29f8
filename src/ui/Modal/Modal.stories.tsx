import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { DialogPanel } from './DialogFrame';
import { Modal, type ModalProps } from './Modal';
import { modal } from './Modal.css';

function Opener(props: ModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Nova etapa</Button>
      <Modal
        {...props}
        isOpen={isOpen}
        onOpenChange={change}
        footer={
          <>
            <Button tone="neutral" weight="soft" isDisabled={props.isPending} onPress={() => change(false)}>
              Cancelar
            </Button>
            <Button isPending={props.isPending} onPress={() => change(false)}>
              Criar etapa
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Modal,
  argTypes: { children: { control: false }, footer: { control: false } },
  args: {
    title: 'Nova etapa',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <Stack space="l">
        <TextField label="Nome" name="name" defaultValue="Comissionamento" />
        <TextArea label="O que precisa estar pronto" name="done" />
      </Stack>
    ),
  },
  // Rendered in an iframe, because an open overlay covers the page.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

const sizes = ['sm', 'md', 'lg', 'xl', 'full'] as const;

/** Each size, without the backdrop; then pending, without actions, and with a title of two lines. */
export const Matrix: Story = {
  render: ({ title, children, onOpenChange }) => {
    const footer = (
      <>
        <Button tone="neutral" weight="soft">
          Cancelar
        </Button>
        <Button>Criar etapa</Button>
      </>
    );
    const panel = { title, children, onOpenChange, footer };
    return (
      <Stack space="l">
        {sizes.map((size) => (
          <div key={size} className={modal({ size })}>
            <DialogPanel {...panel} title={`${title}, ${size}`} />
          </div>
        ))}
        <div className={modal({ size: 'sm' })}>
          <DialogPanel {...panel} isPending footer={<Button isPending>Criar etapa</Button>} />
        </div>
        <div className={modal({ size: 'sm' })}>
          <DialogPanel
            {...panel}
            title="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
            footer={undefined}
          >
            <Text>Nada para decidir aqui: só se lê e se fecha.</Text>
          </DialogPanel>
        </div>
      </Stack>
    );
  },
};

/** On a phone it is a bottom sheet. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Long content scrolls between title and actions, also by keyboard. */
export const Long: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant.
          <Text key={index}>{index + 1}. Conferir o ponto de entrada e saída com o diagrama elétrico.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('div[tabindex="0"]')).not.toBeNull());
  },
};

/** Escape closes it, and the focus returns to the trigger. */
export const ClosedByEscape: Story = {
  parameters: { docs: { story: { inline: true } } },
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Nova etapa' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Nova etapa' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByBackdrop: Story = {
  parameters: { docs: { story: { inline: true } } },
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nova etapa' }));
    const dialog = await screen.findByRole('dialog');
    const backdrop = dialog.parentElement?.parentElement as HTMLElement;
    await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A double click on the trigger leaves it open, although its second click hits the backdrop. */
export const OpenedByDoubleClick: Story = {
  parameters: { docs: { story: { inline: true } } },
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nova etapa' }));
    const dialog = await screen.findByRole('dialog');
    const backdrop = dialog.parentElement?.parentElement as HTMLElement;
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
      backdrop.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, detail: 2 }));
    }
    await new Promise(requestAnimationFrame);
    await expect(dialog).toBeVisible();
    await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** While a request is pending, Escape, the backdrop and the close button do not close it. */
export const Busy: Story = {
  // In an iframe its play function would scroll the docs page.
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
