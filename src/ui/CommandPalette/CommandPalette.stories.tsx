import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, FolderPlus, Moon, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Columns } from '../Columns/Columns';
import { CommandPalette, type CommandPaletteProps, PalettePanel } from './CommandPalette';
import { modal } from './CommandPalette.css';

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
  // Rendered in an iframe, because an open overlay covers the page.
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

function Panel({ isOpen: _, ...props }: CommandPaletteProps) {
  const [text, setText] = useState(props.text);
  return (
    <div className={modal}>
      <PalettePanel {...props} text={text} onTextChange={setText} />
    </div>
  );
}

/** Initial, with results, loading with and without results, and without results but with alternatives. */
export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="l">
      <Panel {...args} label="Em repouso" />
      <Panel {...args} label="Achado" text="dinheiro" />
      <Panel
        {...args}
        label="Buscando mais"
        text="retro"
        isPending
        isFiltered
        groups={[
          {
            id: 'projects',
            label: 'Projetos',
            items: [
              {
                id: 'long',
                label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial',
                note: 'Alimentos Serra Azul',
                icon: FolderKanban,
                shortcut: 'G P',
              },
            ],
          },
        ]}
      />
      <Panel {...args} label="Buscando" text="retro" isPending isFiltered groups={[]} />
      <Panel
        {...args}
        label="Nada encontrado"
        text="guindaste"
        empty={
          <ButtonLink href="/projects" tone="neutral" weight="soft" size="s">
            Ver todos os projetos
          </ButtonLink>
        }
      />
    </Columns>
  ),
};

/** Search, move and run without leaving the input; Escape restores the focus. */
export const ByKeyboard: Story = {
  parameters: { docs: { story: { inline: true } } },
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

export const Empty: Story = {
  args: { text: 'guindaste' },
  play: async () => {
    await expect((await screen.findAllByText('Nada encontrado para “guindaste”.'))[0]).toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
