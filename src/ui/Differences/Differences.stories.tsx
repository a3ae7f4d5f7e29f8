import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../Money/Money';
import { Differences } from './Differences';

const meta = {
  component: Differences,
  args: {
    items: [
      { id: 'status', label: 'Situação', before: 'A fazer', after: 'Em andamento' },
      { id: 'owner', label: 'Responsável', before: null, after: 'Helena Prado' },
      { id: 'deadline', label: 'Prazo', before: '18/12/2026', after: null },
    ],
  },
} satisfies Meta<typeof Differences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changed, added and removed values. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent('Em andamento');
    await expect(canvas.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      'A fazer',
      '18/12/2026',
    ]);
  },
};

/** Words, amounts, long texts and unbreakable strings. */
export const Matrix: Story = {
  args: {
    items: [
      { id: 'status', label: 'Situação', before: 'A fazer', after: 'Em andamento' },
      { id: 'amount', label: 'Verba', before: <Money cents={98_460_08} />, after: <Money cents={120_000_00} /> },
      { id: 'new', label: 'Centro de custo', before: null, after: 'Célula 4' },
      { id: 'gone', label: 'Cliente', before: 'Alimentos São Bento S.A.', after: null },
      {
        id: 'long',
        label: 'Descrição',
        before: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial, sem parada.',
        after:
          'Retrofit da linha de embalagem secundária com robô paletizador, visão artificial e parada em duas etapas.',
      },
      { id: 'code', label: 'Chave', before: 'a'.repeat(60), after: 'b'.repeat(60) },
    ],
  },
};
