import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCw } from 'lucide-react';
import { Button } from '../Button/Button';
import { Code } from '../Code/Code';
import { Columns } from '../Columns/Columns';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: {
    kind: 'nothing yet',
    title: 'Nenhum projeto ainda',
    description: 'Um projeto junta etapas, pessoas e dinheiro. Comece pelo nome.',
    action: <Button icon={Plus}>Criar projeto</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The illustration shows a loom with its first thread. */
export const NothingYet: Story = {};

/** The illustration misses every other thread, because a filter hides them. */
export const NothingMatches: Story = {
  args: {
    kind: 'nothing matches',
    title: 'Nenhum projeto com esses filtros',
    description: 'O filtro Atrasados esconde 14 projetos.',
    action: (
      <Button tone="neutral" weight="soft">
        Tirar o filtro
      </Button>
    ),
  },
};

/** The illustration shows a closed cloth. */
export const NoPermission: Story = {
  args: {
    kind: 'no permission',
    title: 'Você não tem acesso às contas',
    description: (
      <>
        Falta a permissão <Code>finance.accounts.view</Code>. Peça a Helena Prado, que cuida dos acessos da unidade.
      </>
    ),
    action: undefined,
  },
};

/** The illustration shows a broken thread. */
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'Os projetos não carregaram',
    description: 'O servidor não respondeu. Nada do que você fez se perdeu.',
    action: (
      <Button tone="neutral" weight="soft" icon={RotateCw}>
        Tentar de novo
      </Button>
    ),
  },
};

/** The four kinds side by side, and text that wraps. */
export const Matrix: Story = {
  render: (args) => (
    <Columns>
      {[{}, NothingMatches.args, NoPermission.args, Failed.args].map((kind) => (
        <EmptyState key={kind?.kind} {...args} {...kind} />
      ))}
      <EmptyState
        kind="nothing matches"
        title="Nada em Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
      />
    </Columns>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
