import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Copy, Ellipsis, LogOut, Moon, Pencil, Settings, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { IconButton } from '../IconButton/IconButton';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './Menu';
import { MenuList } from './MenuParts';
import { RowActions } from './RowActions';

const meta = {
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection, MenuSeparator, RowActions },
  args: {
    label: 'Ações do projeto',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Editar', icon: Pencil, shortcut: 'E' },
      { id: 'copy', label: 'Duplicar', icon: Copy, note: 'Sem os anexos' },
      { id: 'archive', label: 'Arquivar', icon: Archive, isDisabled: true },
      { id: 'delete', label: 'Excluir', icon: Trash2, tone: 'critical' },
    ],
  },
  render: (args) => (
    <MenuTrigger>
      <IconButton label="Ações do projeto" icon={Ellipsis} />
      <Menu {...args} placement="bottom start" />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', { name: 'Ações do projeto' });
  },
};

/** A touch opens it on release, so that it does not block scrolling. */
export const ByFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[TouchA>]', target: button });
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.pointer({ keys: '[/TouchA]', target: button });
    await screen.findByRole('menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A press by a screen reader has no pointer; it moves the focus to the first item. */
export const ByScreenReader: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').click();
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await expect(screen.getByRole('menuitem', { name: /Editar/ })).toHaveAttribute('data-focused');
  },
};

/** Typeahead finds an item, Enter runs it, Escape closes; the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** In each of many rows: a plain button until a press of any kind opens it. */
export const OfRows: Story = {
  render: (args) => (
    <>
      {['Silo', 'Caldeira', 'Esteira'].map((name) => (
        <RowActions key={name} label={`Ações de ${name}`}>
          <Menu {...args} label={name} />
        </RowActions>
      ))}
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Ações de ${name}` });
    // A touch has no hover before the press.
    button('Silo').click();
    await screen.findByRole('menu', { name: 'Silo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Silo')).toHaveFocus());
    await userEvent.tab();
    await expect(button('Caldeira')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Caldeira' });
    await userEvent.keyboard('d{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(button('Caldeira')).toHaveFocus());
    await userEvent.click(button('Esteira'));
    await screen.findByRole('menu', { name: 'Esteira' });
  },
};

function PersonMenu() {
  const [theme, setTheme] = useState('dark');
  const [language, setLanguage] = useState('pt-BR');
  return (
    <MenuTrigger>
      <Button tone="neutral" weight="soft">
        Helena Prado
      </Button>
      <Menu label="Sua conta" placement="bottom start">
        <MenuItem id="settings" href="/settings" icon={Settings}>
          Ajustes
        </MenuItem>
        <MenuSeparator />
        <MenuSection label="Tema" selectedKey={theme} onSelectionChange={setTheme}>
          <MenuItem id="dark" icon={Moon}>
            Escuro
          </MenuItem>
          <MenuItem id="light" icon={Sun}>
            Claro
          </MenuItem>
        </MenuSection>
        <MenuSection label="Idioma" selectedKey={language} onSelectionChange={setLanguage}>
          <MenuItem id="pt-BR">Português</MenuItem>
          <MenuItem id="en">English</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="leave" icon={LogOut}>
          Sair
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** A section with a choice has checkmarks: theme and language. The menu has its own accessible name. */
export const WithChoices: Story = {
  render: () => <PersonMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Helena Prado' }));
    await screen.findByRole('menu', { name: 'Sua conta' });
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Claro' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Claro' })).toBeChecked();
  },
};

/** The content without the popover: icons, notes, shortcuts, a critical item, disabled items, choices. */
export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <Card padding="none">
        <MenuList {...args} />
      </Card>
      <Card padding="none">
        <MenuList
          label="Sem ícones"
          items={[
            { id: 'open', label: 'Abrir', shortcut: 'Enter' },
            { id: 'rename', label: 'Renomear', isDisabled: true },
            { id: 'leave', label: 'Sair do projeto', tone: 'critical', note: 'Seus apontamentos ficam' },
          ]}
        />
      </Card>
      <Card padding="none">
        <MenuList label="Abrir projeto">
          <MenuSection label="Recentes">
            <MenuItem id="long" icon={Archive} note="Alimentos Serra Azul" href="/projects/1">
              Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
            </MenuItem>
            <MenuItem id="press" icon={Archive} href="/projects/2">
              Retrofit da prensa 2
            </MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem id="all">Ver todos</MenuItem>
        </MenuList>
      </Card>
      <Card padding="none">
        <MenuList label="Como ver">
          <MenuSection label="Tema" selectedKey="dark">
            <MenuItem id="dark" icon={Moon}>
              Escuro
            </MenuItem>
            <MenuItem id="light" icon={Sun}>
              Claro
            </MenuItem>
          </MenuSection>
          <MenuSection label="Idioma" selectedKey="pt-BR">
            <MenuItem id="pt-BR">Português</MenuItem>
            <MenuItem id="en" isDisabled>
              English
            </MenuItem>
          </MenuSection>
        </MenuList>
      </Card>
    </Columns>
  ),
};
