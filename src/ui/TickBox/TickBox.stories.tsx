import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { TickBox } from './TickBox';

const meta = {
  component: TickBox,
  args: { label: 'Selecionar Preparar o posto', isSelected: false, onChange: fn() },
} satisfies Meta<typeof TickBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Preparar o posto' }));
    await expect(args.onChange).toHaveBeenCalledWith(true, false);
  },
};

/** Shift lets the list select a range. */
export const WithShift: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onChange).toHaveBeenCalledWith(true, true);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline space="m">
      <TickBox {...args} label="Livre" />
      <TickBox {...args} label="Marcada" isSelected />
      <TickBox {...args} label="Algumas" isIndeterminate />
      <TickBox {...args} label="Parada" isDisabled />
      <TickBox {...args} label="Marcada e parada" isSelected isDisabled />
    </Inline>
  ),
};
