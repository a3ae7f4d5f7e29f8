import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, User } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Tag } from '../Tag/Tag';
import { TagGroup, type TagGroupProps } from './TagGroup';

const people = [
  { id: 'helena', label: 'Helena Prado', icon: User },
  { id: 'joao', label: 'João Batista Nogueira', icon: User },
  { id: 'poa', label: 'Porto Alegre', icon: MapPin },
];

function Removable(props: TagGroupProps) {
  const [items, setItems] = useState(props.items);
  return (
    <TagGroup {...props} items={items} onRemove={(ids) => setItems(items.filter(({ id }) => !ids.includes(id)))} />
  );
}

const meta = {
  component: TagGroup,
  args: { label: 'Filtros', items: people, emptyText: 'Nenhum filtro' },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Arrow keys move, Delete removes, and the focus moves to the neighbour. */
export const Removed: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByText('João Batista Nogueira')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Porto Alegre' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    await expect(canvas.getByText('Nenhum filtro')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l" align="start">
      <Removable {...args} />
      <TagGroup
        label="Assuntos"
        items={[
          { id: 'a', label: 'Segurança', href: '/assuntos/seguranca' },
          { id: 'b', label: 'Elétrica', href: '/assuntos/eletrica' },
          { id: 'c', label: 'Arquivado', isDisabled: true },
        ]}
      />
      <TagGroup label="Vazio" items={[]} emptyText="Nenhum filtro" />
      <Tag icon={MapPin}>Joinville</Tag>
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: (args) => (
    <Removable
      {...args}
      items={[
        ...people,
        { id: 'long', label: 'Responsável pela integração do supervisório com a estação de tratamento' },
      ]}
    />
  ),
};
