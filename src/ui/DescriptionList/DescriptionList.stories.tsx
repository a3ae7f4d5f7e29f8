import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Link } from '../Link/Link';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { label: 'Cliente', value: <Link href="/clientes/1">Metalúrgica Vale do Itajaí</Link> },
      { label: 'CNPJ', value: '12.ABC.345/01DE-35', isTabular: true },
      { label: 'Situação', value: <Badge tone="accent">Em andamento</Badge> },
      { label: 'Entrega', value: '18/12/2026', isTabular: true },
      { label: 'Responsável técnico' },
      {
        label: 'Observação',
        value: 'O painel fica na sala elétrica, que só abre com alguém da manutenção presente e com a NR-10 em dia.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is not known is a dash to the eye and words to the ear. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não informado')).toBeInTheDocument();
  },
};

export const Above: Story = { args: { layout: 'above' } };

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
