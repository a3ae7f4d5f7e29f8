import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { DialogPanel } from '../Modal/DialogFrame';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Drawer, type DrawerProps } from './Drawer';
import { drawer } from './Drawer.css';

function Opener(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Abrir a etapa</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={change}
        footer={
          <>
            <Button tone="neutral" weight="soft" isDisabled={props.isPending} onPress={() => change(false)}>
              Cancelar
            </Button>
            <Button isPending={props.isPending}>Salvar etapa</Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Drawer,
  argTypes: { children: { control: false }, footer: { control: false } },
  args: {
    title: 'Comissionamento',
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
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

const page = { position: 'relative', height: '22rem', overflow: 'hidden' } as const;

/** Each size at the side of a page; then pending, and with a title of three lines. */
export const Matrix: Story = {
  render: ({ title, children, onOpenChange }) => {
    const footer = (
      <>
        <Button tone="neutral" weight="soft">
          Cancelar
        </Button>
        <Button>Salvar etapa</Button>
      </>
    );
    const panel = { title, children, onOpenChange, footer };
    return (
      <Stack space="l">
        {(['s', 'm', 'l'] as const).map((size) => (
          <div key={size} style={page}>
            <div className={drawer({ size })}>
              <DialogPanel {...panel} title={`${title}, ${size}`} />
            </div>
          </div>
        ))}
        <div style={page}>
          <div className={drawer({ size: 's' })}>
            <DialogPanel {...panel} isPending footer={<Button isPending>Salvar etapa</Button>} />
          </div>
        </div>
        <div style={page}>
          <div className={drawer({ size: 's' })}>
            <DialogPanel
              {...panel}
              title="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
              footer={undefined}
            />
          </div>
        </div>
      </Stack>
    );
  },
};

/** Escape closes it, and the focus returns to the trigger. */
export const ClosedByEscape: Story = {
  parameters: { docs: { story: { inline: true } } },
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir a etapa' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Comissionamento' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A pending drawer cannot be closed. */
export const Busy: Story = {
  // In an iframe its play function would scroll the docs page.
  tags: ['!autodocs'],
  args: { isPending: true, size: 's' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** On a phone it takes the full width; long content scrolls between title and actions, also by keyboard. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    title: 'Comissionamento da linha 4 e treinamento da equipe de manutenção do turno da noite',
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
