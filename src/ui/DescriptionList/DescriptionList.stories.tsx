import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
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

/** An unknown value is a dash on screen and a word for screen readers. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('não informado')).toBeInTheDocument();
  },
};

/** As a sheet, and in columns of short values; on a phone both are one column. */
export const Matrix: Story = {
  render: ({ items }) => {
    const all = [
      { label: 'Projeto', value: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
      ...items,
      { label: 'Chave', value: '6f1d5b0e-4a57-4c3b-9d36-1f0b7a2c9e84', isTabular: true },
      { label: 'Responsável pela integração com o supervisório', value: 'Otávio Lima' },
    ];
    return (
      <Stack space="2xl">
        <DescriptionList items={all} />
        <DescriptionList items={all} layout="above" />
      </Stack>
    );
  },
};
