import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { href: '/projetos', children: 'Ver todos os projetos' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

export const Quiet: Story = { args: { weight: 'quiet' } };

export const InAText: Story = {
  render: (args) => (
    <Text>
      A reunião de terça foi remarcada.{' '}
      <Link {...args} href="/reunioes">
        Veja a nova data
      </Link>{' '}
      ou fale com quem a convocou.
    </Text>
  ),
};
