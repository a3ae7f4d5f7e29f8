import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Tree, type TreeProps } from './Tree';

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

/** Arrow keys move, expand and collapse; typeahead works. */
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

/** Single, multiple, disabled, empty. */
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

const large = Array.from({ length: 30 }, (_, group) => ({
  id: `g${group}`,
  name: `Grupo ${group + 1}`,
  within: Array.from({ length: 49 }, (_, index) => ({
    id: `g${group}-${index}`,
    name: `Conta ${group + 1}.${index + 1}`,
  })),
}));

function Late(props: TreeProps<Account>) {
  const [isThere, setThere] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setThere(true)}>Trazer 1.500</Button>
      {isThere && <Tree {...props} items={large} />}
    </Stack>
  );
}

/** Fifteen hundred expanded items, virtualized; keys, typeahead, selection and positions cover all of them. */
export const FifteenHundred: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: large.map(({ id }) => id) },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const inPage = () => canvasElement.querySelectorAll('[role="row"]').length;
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer 1.500' }));
    const first = await canvas.findByRole('row', { name: 'Grupo 1' });
    console.info(`Tree: 1,500 items in ${Math.round(performance.now() - start)} ms, ${inPage()} in the page`);
    await expect(inPage()).toBeLessThan(100);
    first.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Conta 30.49' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '49');
    await expect(last).toHaveAttribute('aria-setsize', '49');
    await expect(last).toHaveAttribute('aria-level', '2');
    await expect(inPage()).toBeLessThan(100);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Grupo 30' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Grupo 30' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('grupo 17');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Grupo 17' })).toHaveFocus());
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('row', { name: 'Conta 17.2' })).toHaveAttribute('aria-selected', 'true');
    // Reversing the direction shrinks the range.
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('row', { name: 'Conta 17.2' })).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('row', { name: 'Conta 17.1' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Grupo 1' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};
