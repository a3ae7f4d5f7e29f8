import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { GridList, type GridListProps } from './GridList';

interface Step {
  id: string;
  name: string;
  due: string;
}

const steps: Step[] = [
  { id: 'survey', name: 'Levantamento em campo', due: '03/11' },
  { id: 'design', name: 'Projeto elétrico', due: '14/11' },
  { id: 'panel', name: 'Montagem do painel', due: '28/11' },
  { id: 'start', name: 'Comissionamento e treinamento da equipe de manutenção do cliente', due: '12/12' },
];

function Steps(props: GridListProps<Step>) {
  const [items, setItems] = useState(props.items);
  const { onReorder } = props;
  const reorder = (ids: string[]) => {
    onReorder?.(ids);
    setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
  };
  return <GridList {...props} items={items} onReorder={onReorder && reorder} />;
}

const meta = {
  component: GridList<Step>,
  render: (args) => <Steps {...args} />,
  args: {
    label: 'Etapas',
    items: steps,
    nameOf: ({ name }) => name,
    children: ({ name, due }) => (
      <Stack space="none">
        <Text as="span">{name}</Text>
        <Text as="span" size="xs" tone="secondary" isTabular>
          até {due}
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof GridList<Step>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { onReorder: fn() } };

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('row').map((row) => row.dataset.key);

/** Alt with arrow keys moves the item; it keeps the focus, and its new position is announced. */
export const MovedByKeyboard: Story = {
  args: { onReorder: fn() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Levantamento/ });
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(order(canvas)).toEqual(['design', 'survey', 'panel', 'start']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Levantamento em campo: posição 2 de 4');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Levantamento/ })).toHaveFocus());
  },
};

/** The menu "Mover para…" moves an item without a drag. */
export const MovedByMenu: Story = {
  args: { onReorder: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mover Montagem do painel para…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'O começo' }));
    await waitFor(() => expect(order(canvas)[0]).toBe('panel'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Montagem do painel: posição 1 de 4');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Montagem/ }).contains(document.activeElement)).toBe(true),
    );
  },
};

/** Read-only, single and multiple selection, with a disabled item, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Steps {...args} label="Escolher uma" selectionMode="single" defaultSelectedKeys={['design']} />
      <Steps
        {...args}
        label="Escolher várias"
        selectionMode="multiple"
        defaultSelectedKeys={['design', 'panel']}
        disabledKeys={['start']}
      />
      <Steps {...args} label="Que levam adiante" onAction={fn()} />
      <Steps
        {...args}
        label="Vazia"
        items={[]}
        empty={<EmptyState kind="nothing yet" title="Nenhuma etapa" description="Crie a primeira." />}
      />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { selectionMode: 'multiple', onReorder: fn() },
};
