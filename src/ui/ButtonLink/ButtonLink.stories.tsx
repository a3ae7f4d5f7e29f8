import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { ButtonLink } from './ButtonLink';

const meta = {
  component: ButtonLink,
  args: { href: '/projetos/novo', children: 'Novo projeto', icon: Plus },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Soft: Story = { args: { tone: 'neutral', weight: 'soft' } };
