import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Quem pode ver',
    name: 'visibility',
    onChange: fn(),
    options: [
      { id: 'team', label: 'Só a equipe do projeto' },
      { id: 'unit', label: 'Toda a unidade', note: 'Também quem entrar depois.' },
      { id: 'company', label: 'Toda a empresa' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop; arrow keys select. The note of an option is its description. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('unit');
    const radio = canvas.getByRole('radio', { name: 'Toda a unidade' });
    await expect(radio).toHaveFocus();
    await expect(radio).toHaveAccessibleDescription('Também quem entrar depois.');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="xl">
      <RadioGroup {...args} defaultValue="unit" isRequired note="Dá para mudar depois, em Ajustes." />
      <RadioGroup {...args} name="wrong" error="Escolha quem pode ver." />
      <RadioGroup {...args} name="off" defaultValue="team" isDisabled />
      <RadioGroup
        {...args}
        name="row"
        label="Recorrência"
        orientation="horizontal"
        defaultValue="week"
        options={[
          { id: 'none', label: 'Não repete' },
          { id: 'week', label: 'Toda semana' },
          { id: 'month', label: 'Todo mês', isDisabled: true },
        ]}
      />
    </Columns>
  ),
};
