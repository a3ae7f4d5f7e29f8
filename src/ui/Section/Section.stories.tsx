import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Section } from './Section';

const meta = {
  component: Section,
  args: { title: 'Pessoas', children: <Card>Helena, Caio e mais três.</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: {
    description: 'Quem vê e quem muda este projeto.',
    actions: (
      <Button size="small" tone="neutral" weight="soft">
        Convidar
      </Button>
    ),
  },
};
