import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactAnswerPage } from './ContactAnswerPage';

const meta = {
  component: ContactAnswerPage,
  args: { isSent: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactAnswerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};

export const Failed: Story = { args: { isSent: false } };
