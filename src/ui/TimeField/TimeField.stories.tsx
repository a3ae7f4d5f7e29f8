import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { TimeField } from './TimeField';

const meta = {
  component: TimeField,
  args: { label: 'Começa', name: 'start', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1430');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
  },
};

/** In English a.m. and p.m. are a segment of their own. */
export const InEnglish: Story = {
  args: { label: 'Starts' },
  globals: { locale: 'en' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0230p');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l" minWidth="s">
      <TimeField {...args} defaultValue="09:00" isRequired note="No horário de Manaus." />
      <TimeField {...args} label="Acaba" defaultValue="08:30" error="Acaba antes de começar." />
      <TimeField {...args} label="Desligado" defaultValue="09:00" isDisabled />
      <TimeField {...args} label="Só para ler" defaultValue="09:00" isReadOnly />
    </Columns>
  ),
};
