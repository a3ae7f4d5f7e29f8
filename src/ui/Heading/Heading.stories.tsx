import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = { component: Heading, args: { children: 'Etapas em atraso' } } satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The level is for the outline, the size for the eye. */
export const LargerThanItsLevel: Story = { args: { level: 2, size: '2xl' } };
