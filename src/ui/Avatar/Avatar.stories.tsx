import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: 'Helena Maria de Souza Prado' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
};

export const Alone: Story = { args: { isAlone: true } };

export const Large: Story = { args: { isAlone: true, size: 'large' } };
