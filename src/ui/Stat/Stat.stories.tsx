import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { Stat } from './Stat';

const meta = {
  component: Stat,
  args: { label: 'A receber em novembro', value: 'R$\u00a098.460,08' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Columns minWidth="s">
      {(
        [
          { ...args, change: '12% acima de outubro', trend: 'up', tone: 'positive' },
          {
            label: 'Despesas',
            value: 'R$\u00a041.020,00',
            change: '8% acima de outubro',
            trend: 'up',
            tone: 'critical',
          },
          {
            label: 'Prazo médio',
            value: '34 dias',
            change: 'Três a menos que em outubro',
            trend: 'down',
            tone: 'positive',
          },
          { label: 'Projetos ativos', value: '12', change: 'Como em outubro', trend: 'flat' },
          { label: 'Saldo', value: '-R$\u00a01.234.567,89' },
          { label: 'Horas', value: '', isPending: true },
        ] as const
      ).map((stat) => (
        <Card key={stat.label}>
          <Stat {...stat} />
        </Card>
      ))}
    </Columns>
  ),
};
