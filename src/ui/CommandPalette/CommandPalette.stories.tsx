import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, FolderPlus, Moon, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';

function Opener(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [text, setText] = useState(props.text);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Buscar</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={change} text={text} onTextChange={setText} />
    </>
  );
}

const meta = {
  component: CommandPalette,
  args: {
    label: 'Buscar páginas, projetos e ações',
    isOpen: true,
    onOpenChange: fn(),
    text: '',
    onTextChange: fn(),
    onAction: fn(),
    recent: {
      id: 'recent',
      label: 'Recentes',
      items: [{ id: 'press', label: 'Retrofit da prensa 2', note: 'Metalúrgica Vale do Itajaí', icon: FolderKanban }],
    },
    groups: [
      {
        id: 'pages',
        label: 'Páginas',
        items: [
          { id: 'projects', label: 'Projetos', icon: FolderKanban, shortcut: 'G P' },
          { id: 'finance', label: 'Financeiro', icon: Wallet, keywords: ['dinheiro', 'contas'] },
          { id: 'people', label: 'Pessoas', icon: Users },
        ],
      },
      {
        id: 'acts',
        label: 'Ações',
        items: [
          { id: 'new', label: 'Criar projeto', icon: FolderPlus },
          { id: 'theme', label: 'Trocar para o tema claro', icon: Moon },
        ],
      },
    ],
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Typed, walked and done without leaving the box; Escape returns the focus to what opened it. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Buscar' });
    await userEvent.click(opener);
    const box = await screen.findByRole('searchbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('acoes');
    await userEvent.clear(box);
    await userEvent.keyboard('dinheiro');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('finance');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Loading: Story = { args: { text: 'retro', isLoading: true, isFiltered: true, groups: [] } };

export const Empty: Story = {
  args: { text: 'guindaste' },
  play: async () => {
    await expect((await screen.findAllByText('Nada encontrado para “guindaste”.'))[0]).toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
