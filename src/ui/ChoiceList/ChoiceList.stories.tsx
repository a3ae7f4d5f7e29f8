import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDot, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';

const statuses = [
  { id: 'active', label: 'Em andamento', icon: CircleDot },
  { id: 'paused', label: 'Pausado', icon: CirclePause },
  { id: 'done', label: 'Concluído', icon: CircleCheck, isDisabled: true },
];

function Keeping(props: ChoiceListProps) {
  const [keys, setKeys] = useState<Iterable<string>>(props.selectedKeys ?? []);
  return (
    <Card>
      <ChoiceList
        {...props}
        selectedKeys={keys}
        onSelectionChange={(next) => {
          setKeys(next);
          props.onSelectionChange(next);
        }}
      />
    </Card>
  );
}

const meta = {
  component: ChoiceList,
  args: { label: 'Situação', options: statuses, selectedKeys: ['paused'], onSelectionChange: fn() },
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the last selection that was reported. */
const chosen = ({ onSelectionChange }: Pick<typeof meta.args, 'onSelectionChange'>) => [
  ...(onSelectionChange.mock.lastCall?.[0] ?? []),
];

/** Typeahead finds an option, Enter selects it; selecting it again clears it. */
export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const paused = await canvas.findByRole('option', { name: 'Pausado' });
    await userEvent.tab();
    await expect(paused).toHaveFocus();
    await userEvent.keyboard('e{Enter}');
    await expect(chosen(args)).toEqual(['active']);
    await userEvent.keyboard('{Enter}');
    await expect(chosen(args)).toEqual([]);
  },
};

/** Options can be selected together; Escape keeps the selection. */
export const Many: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Em andamento' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('option', { name: 'Em andamento' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: 'Pausado' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <Keeping {...args} />
      <Keeping {...args} label="Qualquer uma" selectionMode="multiple" selectedKeys={['active', 'paused']} />
      <Keeping
        {...args}
        label="Com notas"
        selectedKeys={[]}
        options={[
          { id: 'sp', label: 'Matriz São Paulo', note: '12 projetos' },
          {
            id: 'am',
            label: 'Filial de montagem e comissionamento do distrito industrial de Manaus',
            note: '4 projetos',
          },
        ]}
      />
    </Columns>
  ),
};
