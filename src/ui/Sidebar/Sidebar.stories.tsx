import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, FolderKanban, House, Mail, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Sidebar, type SidebarProps } from './Sidebar';

function Opener(props: SidebarProps) {
  const [isOpen, setOpen] = useState(props.isDrawerOpen);
  return (
    <>
      <Sidebar {...props} isDrawerOpen={isOpen} onDrawerOpenChange={setOpen} />
      <div style={{ padding: 16 }}>
        <Button tone="neutral" weight="soft" onPress={() => setOpen(true)}>
          Abrir o menu
        </Button>
      </div>
    </>
  );
}

const meta = {
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Principal',
    isExpanded: true,
    isDrawerOpen: false,
    onDrawerOpenChange: fn(),
    items: [
      { id: 'home', label: 'Início', href: '/', icon: House, isCurrent: true },
      { id: 'projects', label: 'Projetos', href: '/projects', icon: FolderKanban },
      { id: 'finance', label: 'Financeiro', href: '/finance', icon: Wallet },
      { id: 'meetings', label: 'Reuniões', href: '/meetings', icon: CalendarDays },
    ],
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawerOnAPhone: Story = { args: { isDrawerOpen: true }, globals: { viewport: { value: 'smallest' } } };

/** The focus goes in, stays in, and returns to the button when Escape closes the drawer. */
export const DrawerByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir o menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Principal' });
    for (let step = 0; step < 8; step++) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Going somewhere closes the drawer. */
export const DrawerLeftByLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o menu' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(within(drawer).getByRole('link', { name: 'Projetos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What waits behind a place is counted, and read aloud in words. */
export const Waiting: Story = {
  args: {
    items: [
      { id: 'home', label: 'Início', href: '/', icon: House, isCurrent: true },
      {
        id: 'invitations',
        label: 'Convites',
        href: '/invitations',
        icon: Mail,
        waiting: { count: 3, label: '3 convites esperando' },
      },
      {
        id: 'finance',
        label: 'Aprovações financeiras da unidade',
        href: '/finance',
        icon: Wallet,
        waiting: { count: 128, label: '128 despesas esperando' },
      },
    ],
  },
  render: (args) => (
    <Inline align="start" space="xl" wrap={false}>
      <Sidebar {...args} label="Com palavras" />
      <Sidebar {...args} label="Só ícones" isExpanded={false} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: /^Convites/ }))
      await expect(link).toHaveAccessibleName('Convites 3 convites esperando');
  },
};

/** With words and as icons: brand, places within a place, a name too long for 16rem, what stands at the foot. */
export const Matrix: Story = {
  render: (args) => (
    <Inline align="start" space="xl" wrap={false}>
      {[true, false].map((isExpanded) => (
        <Sidebar
          {...args}
          key={String(isExpanded)}
          label={isExpanded ? 'Com palavras' : 'Só ícones'}
          isExpanded={isExpanded}
          items={args.items.flatMap((item) =>
            item.id === 'projects'
              ? [
                  {
                    ...item,
                    children: [
                      { id: 'mine', label: 'Meus projetos', href: '/projects?mine' },
                      {
                        id: 'line',
                        label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial',
                        href: '/p',
                      },
                    ],
                  },
                ]
              : [item],
          )}
          brand={(hasWords) => (
            <Text weight="strong" size="l">
              {hasWords ? 'Trama' : 'T'}
            </Text>
          )}
          footer={(hasWords) => (
            <Inline>
              <Avatar name="Helena Prado" isAlone={!hasWords} />
              {hasWords && <Text as="span">Helena Prado</Text>}
            </Inline>
          )}
        />
      ))}
    </Inline>
  ),
};
