import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
import { Stack } from '../Stack/Stack';
import { Banner } from './Banner';

const meta = {
  component: Banner,
  args: { title: 'Este projeto está arquivado', children: 'Ninguém recebe avisos dele até que volte.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'A conexão com a agenda caiu',
    children: 'As reuniões de hoje podem estar desatualizadas.',
    action: (
      <Button tone="neutral" weight="soft" size="s">
        Reconectar
      </Button>
    ),
  },
};

/** Every tone with and without an action; a title alone; text that wraps. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'positive', 'warning', 'critical', 'neutral'] as const).map((tone) => (
        <Columns key={tone}>
          <Banner {...args} tone={tone} />
          <Banner {...args} {...WithAction.args} tone={tone} />
        </Columns>
      ))}
      <Banner title="Só o título" />
      <Banner
        tone="warning"
        title="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial está parado"
      >
        A liberação depende da vistoria da NR-12, marcada com a Metalúrgica Vale do Itajaí para a próxima terça, às 8h.
      </Banner>
    </Stack>
  ),
};

export const Narrow: Story = { ...WithAction, globals: { viewport: { value: 'smallest' } } };
