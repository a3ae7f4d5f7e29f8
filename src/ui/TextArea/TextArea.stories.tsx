import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Observações', name: 'notes' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const report =
  'Painel entregue na quinta.\nFalta o laudo da NR-12, que o cliente pediu com assinatura.\nMarcar a partida com a manutenção.';

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <TextArea {...args} placeholder="O que ficou combinado" />
      <TextArea {...args} defaultValue={report} note="Só a equipe do projeto lê." isRequired />
      <TextArea {...args} label="Motivo da recusa" error="Diga o motivo em uma frase." />
      <TextArea
        {...args}
        label="Uma linha, que cresce"
        rows={1}
        defaultValue="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
      />
      <TextArea {...args} label="Desligada" defaultValue={report} isDisabled />
      <TextArea {...args} label="Só para ler" defaultValue={report} isReadOnly />
    </Columns>
  ),
};
