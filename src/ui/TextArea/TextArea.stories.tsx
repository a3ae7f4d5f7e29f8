import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Observações', name: 'notes' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      'Painel entregue na quinta.\nFalta o laudo da NR-12, que o cliente pediu com assinatura.\nMarcar a partida com a manutenção.',
    note: 'Só a equipe do projeto lê.',
  },
};

export const WithError: Story = { args: { error: 'Diga o motivo em uma frase.' } };
