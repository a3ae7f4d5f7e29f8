import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { label: 'Buscar projetos', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Escape clears the field and keeps the focus. */
export const ClearedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar projetos' });
    await userEvent.type(input, 'prensa');
    await expect(args.onChange).toHaveBeenLastCalledWith('prensa');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <SearchField {...args} />
      <SearchField {...args} placeholder="Nome, cliente ou código" />
      <SearchField {...args} defaultValue="prensa" />
      <SearchField
        {...args}
        defaultValue="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
      />
      <SearchField {...args} defaultValue="prensa" isDisabled />
      <SearchField {...args} defaultValue="prensa" isReadOnly />
    </Columns>
  ),
};
