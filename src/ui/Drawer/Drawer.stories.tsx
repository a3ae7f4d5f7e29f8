import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Drawer, type DrawerProps } from './Drawer';

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
            <Button tone="neutral" weight="soft" isDisabled={props.isBusy} onPress={() => change(false)}>
              Cancelar
            </Button>
            <Button isPending={props.isBusy}>Salvar etapa</Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Drawer,
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
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'lg' } };

/** Escape closes it, and the focus returns to what opened it. */
export const ClosedByEscape: Story = {
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

/** While something is being sent nothing closes it. */
export const Busy: Story = {
  args: { isBusy: true, size: 'sm' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** On a phone it takes the width; what is too long scrolls between title and acts. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    title: 'Comissionamento da linha 4 e treinamento da equipe de manutenção do turno da noite',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
          <Text key={index}>{index + 1}. Conferir o ponto de entrada e saída com o diagrama elétrico.</Text>
        ))}
      </Stack>
    ),
  },
};
