import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, ListChecks, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TabLinks, Tabs } from './Tabs';

const items = [
  { id: 'steps', label: 'Etapas', icon: ListChecks, count: 4, content: <Text>Quatro etapas, uma em atraso.</Text> },
  { id: 'files', label: 'Anexos', icon: FileText, count: 12, content: <Text>Doze anexos.</Text> },
  { id: 'team', label: 'Equipe', icon: Users, content: <Text>Helena, João e Rita.</Text> },
  { id: 'costs', label: 'Custos', isDisabled: true, content: null },
];

const meta = {
  component: Tabs,
  subcomponents: { TabLinks },
  args: { label: 'Projeto', items, onSelectionChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and select, skipping disabled tabs; Tab enters the panel. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const first = await canvas.findByRole('tab', { name: /Etapas/, selected: true });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('files');
    await expect(canvas.getByRole('tabpanel', { name: /Anexos/ })).toHaveTextContent('Doze anexos.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Equipe' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

const links = items.map(({ id, label, icon, count }) => ({ id, label, icon, count, href: `/projects/1/${id}` }));

/** Tabs that are pages are links in a landmark with `aria-current`. */
export const Links: Story = {
  render: () => <TabLinks label="Projeto" items={links.map((link) => ({ ...link, isCurrent: link.id === 'files' }))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Projeto' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Anexos/ })).toHaveAttribute('aria-current', 'page');
  },
};

const long = 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial';

/** With icons and counts, text only, one disabled, one long; as links. Overflow scrolls horizontally. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="2xl">
      <Tabs {...args} defaultSelectedKey="team" />
      <Tabs
        {...args}
        label="Só palavras"
        items={items.map(({ id, label, isDisabled }) => ({ id, label, isDisabled, content: <Text>{label}.</Text> }))}
      />
      <Tabs
        {...args}
        label="Com um nome longo"
        defaultSelectedKey="long"
        items={[...items, { id: 'long', label: long, count: 1_284, content: <Text>{long}.</Text> }]}
      />
      <TabLinks label="Páginas do projeto" items={links.map((link) => ({ ...link, isCurrent: link.id === 'steps' }))} />
    </Stack>
  ),
};
