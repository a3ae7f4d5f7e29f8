import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, CircleCheck, Clock, Eye, PencilLine, Play } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Badge } from './Badge';

const meta = { component: Badge, args: { children: 'Em andamento' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

const states = [
  { children: 'Rascunho', icon: PencilLine },
  { tone: 'accent', children: 'Em andamento', icon: Play },
  { tone: 'positive', children: 'Concluído', icon: CircleCheck },
  { tone: 'warning', children: 'Atrasa em 2 dias', icon: Clock },
  { tone: 'critical', children: 'Atrasado', icon: CircleAlert },
  { tone: 'info', children: 'Em revisão', icon: Eye },
] as const;

/** Every tone with and without its icon; long text wraps. */
export const Matrix: Story = {
  render: () => (
    <Stack space="m" align="start">
      <Inline>
        {states.map(({ icon, ...state }) => (
          <Badge key={state.children} {...state} />
        ))}
      </Inline>
      <Inline>
        {states.map((state) => (
          <Badge key={state.children} {...state} />
        ))}
      </Inline>
      <Badge tone="warning" icon={Clock}>
        Atrasa a entrega de Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
      </Badge>
    </Stack>
  ),
};
