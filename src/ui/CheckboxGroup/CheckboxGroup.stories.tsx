import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Avisar quando',
    name: 'notices',
    onChange: fn(),
    options: [
      { id: 'late', label: 'Uma etapa atrasar' },
      { id: 'paid', label: 'Um pagamento cair', note: 'Uma vez ao dia, com a soma.' },
      { id: 'asked', label: 'Alguém me mencionar' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['late', 'paid']);
    await expect(canvas.getByRole('checkbox', { name: 'Um pagamento cair' })).toHaveAccessibleDescription(
      'Uma vez ao dia, com a soma.',
    );
    await expect(canvas.getByRole('group', { name: 'Avisar quando' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="xl">
      <CheckboxGroup {...args} defaultValue={['late']} note="Os avisos chegam também por e-mail." isRequired />
      <CheckboxGroup {...args} error="Escolha ao menos um." />
      <CheckboxGroup {...args} defaultValue={['paid']} isDisabled />
      <CheckboxGroup
        {...args}
        label="Dias da visita"
        orientation="horizontal"
        defaultValue={['Ter']}
        options={['Seg', 'Ter', 'Qua', 'Qui', 'Sex'].map((day) => ({ id: day, label: day }))}
      />
    </Columns>
  ),
};
