import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  CalendarDays,
  FolderKanban,
  House,
  Moon,
  PanelLeft,
  Plus,
  Search,
  Settings,
  Users,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { Header } from '../Header/Header';
import { IconButton } from '../IconButton/IconButton';
import { Page } from '../Page/Page';
import { Sidebar } from '../Sidebar/Sidebar';
import { Table } from '../Table/Table';
import { Text } from '../Text/Text';
import { AppFrame } from './AppFrame';

const items = [
  { id: 'home', label: 'Início', href: '/', icon: House },
  {
    id: 'projects',
    label: 'Projetos',
    href: '/projects',
    icon: FolderKanban,
    isCurrent: true,
    children: [
      { id: 'mine', label: 'Meus projetos', href: '/projects?mine' },
      { id: 'archive', label: 'Arquivados', href: '/projects/archive' },
    ],
  },
  { id: 'finance', label: 'Financeiro', href: '/finance', icon: Wallet },
  { id: 'meetings', label: 'Reuniões', href: '/meetings', icon: CalendarDays },
  { id: 'people', label: 'Pessoas', href: '/people', icon: Users },
  { id: 'settings', label: 'Ajustes', href: '/settings', icon: Settings },
];

const rows = [
  {
    id: '1',
    name: 'Retrofit da prensa 2',
    client: 'Metalúrgica Vale do Itajaí',
    state: 'Em andamento',
    due: '18/12/2026',
  },
  {
    id: '2',
    name: 'Paletizadora da linha 4',
    client: 'Alimentos Serra Azul',
    state: 'Em andamento',
    due: '29/01/2027',
  },
  { id: '3', name: 'Supervisório da ETA', client: 'Saneamento do Norte', state: 'Planejado', due: '12/03/2027' },
];

interface ShellProps {
  startsExpanded?: boolean;
  /** A project one is in, shown wherever a name stands. */
  project?: string;
}

function Shell({ startsExpanded = true, project }: ShellProps) {
  const [isExpanded, setExpanded] = useState(startsExpanded);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = () =>
    matchMedia('(min-width: 48rem)').matches ? setExpanded(!isExpanded) : setDrawerOpen(!isDrawerOpen);
  return (
    <AppFrame
      sidebar={
        <Sidebar
          items={
            project
              ? items.map((item) => ({
                  ...item,
                  children: item.children?.concat({ id: 'this', label: project, href: '/p' }),
                }))
              : items
          }
          label="Principal"
          isExpanded={isExpanded}
          isDrawerOpen={isDrawerOpen}
          onDrawerOpenChange={setDrawerOpen}
          brand={(hasWords) => (
            <Text weight="strong" size="l">
              {hasWords ? 'Trama' : 'T'}
            </Text>
          )}
        />
      }
      header={
        <Header
          start={
            <>
              <IconButton label="Menu" icon={PanelLeft} onPress={toggle} />
              <Breadcrumbs
                items={
                  project ? [{ label: 'Projetos', href: '/projects' }, { label: project }] : [{ label: 'Projetos' }]
                }
              />
            </>
          }
          end={
            <>
              <IconButton label="Buscar" icon={Search} />
              <IconButton label="Avisos" icon={Bell} />
              <IconButton label="Tema" icon={Moon} />
            </>
          }
        />
      }
    >
      <Page
        title={project ?? 'Projetos'}
        description="3 em andamento ou por começar"
        actions={<Button icon={Plus}>Criar projeto</Button>}
      >
        <Table
          label="Projetos"
          rows={
            project
              ? [
                  { id: '0', name: project, client: 'Alimentos Serra Azul', state: 'Planejado', due: '30/06/2027' },
                  ...rows,
                ]
              : rows
          }
          rowHref={({ id }) => `/projects/${id}`}
          columns={[
            { id: 'name', label: 'Projeto', cell: ({ name }) => <Text weight="medium">{name}</Text>, width: 'wide' },
            { id: 'client', label: 'Cliente', cell: ({ client }) => client },
            { id: 'state', label: 'Situação', cell: ({ state }) => <Badge tone="accent">{state}</Badge> },
            { id: 'due', label: 'Entrega', cell: ({ due }) => due, isNumeric: true },
          ]}
        />
      </Page>
    </AppFrame>
  );
}

const meta = {
  component: AppFrame,
  args: { sidebar: null, header: null, children: null },
  render: () => <Shell />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};

/** The words are still there for a screen reader. */
export const Icons: Story = {
  render: () => <Shell startsExpanded={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Financeiro' })).toBeVisible();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** The skip link is the first stop, and leads past the navigation. */
export const SkippedTo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A name that is too long, in the sidebar, the bar, the title and the table: each cuts or wraps it in its own way. */
export const Matrix: Story = {
  render: () => <Shell project="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial" />,
};
