import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Tree } from './Tree';

interface Account {
  id: string;
  name: string;
  within?: Account[];
}

const plan: Account[] = [
  {
    id: '1',
    name: '1 Receitas',
    within: [
      { id: '1.1', name: '1.1 Projetos' },
      { id: '1.2', name: '1.2 Assistência técnica e peças de reposição' },
    ],
  },
  {
    id: '2',
    name: '2 Despesas',
    within: [
      { id: '2.1', name: '2.1 Materiais', within: [{ id: '2.1.1', name: '2.1.1 Sensores' }] },
      { id: '2.2', name: '2.2 Viagens' },
    ],
  },
];

const meta = {
  component: Tree<Account>,
  args: {
    label: 'Plano de contas',
    items: plan,
    below: ({ within }) => within ?? [],
    nameOf: ({ name }) => name,
    defaultExpandedKeys: ['1'],
  },
} satisfies Meta<typeof Tree<Account>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Arrows walk, open and close; letters jump. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: '1 Receitas' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: '1 Receitas' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: '2 Despesas' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: '2.1 Materiais' })).toHaveFocus();
  },
};

/** One, many, disabled, empty. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Tree {...args} label="Escolher uma" selectionMode="single" defaultSelectedKeys={['1.1']} />
      <Tree
        {...args}
        label="Escolher várias"
        selectionMode="multiple"
        defaultExpandedKeys={['1', '2', '2.1']}
        defaultSelectedKeys={['1.2', '2.1.1']}
        disabledKeys={['2.2']}
      />
      <Tree {...args} label="Vazio" items={[]} />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['1', '2', '2.1'] },
};
