import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code } from './Code';

const meta = { component: Code, args: { children: 'PRJ-014' } } satisfies Meta<typeof Code>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
