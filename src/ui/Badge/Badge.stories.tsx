import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';

const meta = { component: Badge, args: { children: 'Em andamento' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const WithIcon: Story = { args: { tone: 'positive', icon: CircleCheck, children: 'Concluído' } };

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Rascunho</Badge>
      <Badge tone="accent">Em andamento</Badge>
      <Badge tone="positive">Concluído</Badge>
      <Badge tone="warning">Atrasa em 2 dias</Badge>
      <Badge tone="critical">Atrasado</Badge>
      <Badge tone="info">Em revisão</Badge>
    </Inline>
  ),
};
