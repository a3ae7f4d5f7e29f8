import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChoiceList } from '../ChoiceList/ChoiceList';
import { Inline } from '../Inline/Inline';
import { FilterChip } from './FilterChip';

const meta = {
  component: FilterChip,
  argTypes: { children: { control: false } },
  args: {
    label: 'Situação',
    value: 'Planejamento',
    removeLabel: 'Tirar o filtro Situação',
    onRemove: fn(),
    children: (
      <ChoiceList
        label="Situação"
        options={[
          { id: 'planning', label: 'Planejamento' },
          { id: 'active', label: 'Em andamento' },
        ]}
        selectedKeys={['planning']}
        onSelectionChange={() => {}}
        autoFocus
      />
    ),
  },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens in place, with the focus on the selected option. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Situação' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Planejamento' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Situação: Planejamento' })).toHaveFocus());
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar o filtro Situação' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline space="s">
      <FilterChip {...args} />
      <FilterChip {...args} label="Atrasados" value={undefined} removeLabel="Tirar o filtro Atrasados">
        {undefined}
      </FilterChip>
      <FilterChip
        {...args}
        label="Unidade"
        removeLabel="Tirar o filtro Unidade"
        value="Filial de montagem e comissionamento do distrito industrial de Manaus"
      />
    </Inline>
  ),
};
