import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Text } from '#ui';
import { Problem } from '../kernel/problem';
import { Confirm } from './Confirm';

const meta = {
  component: Confirm,
  args: {
    title: 'Excluir a unidade Osasco?',
    act: 'Excluir',
    onConfirm: fn(),
    onClose: fn(),
    children: <Text>2 projetos ficam sem unidade. Não é possível desfazer.</Text>,
  },
} satisfies Meta<typeof Confirm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };

/** A failed action keeps the dialog open and shows the reason. */
export const Refused: Story = {
  args: { problem: new Problem('INTERNAL', 'A unidade ainda tem projetos.') },
  play: async () => {
    await expect(await screen.findByText('A unidade ainda tem projetos.')).toBeVisible();
  },
};
