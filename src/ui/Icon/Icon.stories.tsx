import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Icon } from './Icon';

const meta = { component: Icon, args: { icon: CircleCheck, label: 'Concluído' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};
