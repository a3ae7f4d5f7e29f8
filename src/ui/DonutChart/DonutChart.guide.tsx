import type { Guide } from '../foundations/guide';
import { DonutChart } from './DonutChart';

export const guide: Guide = {
  anatomy: ['Title, turn to a table', 'Ring, sum in the middle', 'Parts with mark, name, figure and share'],
  keys: { 'Arrow left, right': 'Between parts', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Every part is named beside the ring, with its figure and share',
    'At most eight parts',
  ],
  pairs: [
    {
      do: {
        shown: (
          <DonutChart
            title="Despesas por conta"
            parts={[
              { id: 'people', label: 'Equipe', value: 61 },
              { id: 'material', label: 'Materiais', value: 28 },
              { id: 'travel', label: 'Viagens', value: 11 },
            ]}
            format={(value) => `${value} mil`}
          />
        ),
        because: 'Three parts, plainly unlike, of a whole that means something.',
      },
      dont: {
        shown: (
          <DonutChart
            title="Horas por pessoa"
            parts={['Helena', 'Otávio', 'Rita', 'Caio', 'Bia', 'Davi'].map((label, at) => ({
              id: label,
              label,
              value: 40 + ((at * 3) % 7),
            }))}
            format={(value) => `${value} h`}
          />
        ),
        because: 'Nobody tells 16 % from 17 % by an angle, and no one asks for the sum: take a BarChart in order.',
      },
    },
  ],
};
