import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Differences } from '../Differences/Differences';
import { ActivityFeed } from './ActivityFeed';

const meta = {
  component: ActivityFeed,
  args: {
    label: 'Atividade',
    items: [
      {
        id: '3',
        who: 'Helena Prado',
        what: 'Helena Prado alterou a etapa “Comissionamento”',
        details: (
          <Differences items={[{ id: 'status', label: 'situação', before: 'A fazer', after: 'Em andamento' }]} />
        ),
        when: '14:32',
        day: 'Hoje',
      },
      {
        id: '2',
        who: 'Rafael Nogueira',
        what: 'Rafael Nogueira comentou em “Visita técnica”',
        when: '9:05',
        day: 'Hoje',
      },
      { id: '1', who: 'Bruno Salles', what: 'Bruno Salles criou o projeto', when: '16:40', day: 'Ontem' },
    ],
  },
} satisfies Meta<typeof ActivityFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entries are grouped by day, with the changes below each sentence. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Atividade' })).toBeVisible();
    await expect(canvas.getAllByText('Hoje')).toHaveLength(1);
  },
};

/** Without days; a single entry; text that wraps. */
export const Matrix: Story = {
  args: {
    items: [
      { id: '2', who: 'Rita', what: 'Rita saiu do projeto', when: 'há 5 minutos' },
      {
        id: '1',
        who: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo',
        what: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo alterou o projeto “Retrofit da linha de embalagem secundária com robô paletizador”',
        details: (
          <Differences
            items={[
              { id: 'name', label: 'nome', before: 'Retrofit', after: 'Retrofit da linha de embalagem secundária' },
              { id: 'code', label: 'código', before: 'x'.repeat(48), after: null },
            ]}
          />
        ),
        when: 'há 2 dias',
      },
    ],
  },
};
