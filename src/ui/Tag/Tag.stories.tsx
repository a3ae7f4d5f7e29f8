import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cpu } from 'lucide-react';
import { Tag } from './Tag';

const meta = { component: Tag, args: { children: 'Visão computacional' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithIcon: Story = { args: { icon: Cpu } };
