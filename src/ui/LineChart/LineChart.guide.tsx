import type { Guide } from '../foundations/guide';
import { LineChart } from './LineChart';

export const guide: Guide = {
  anatomy: [
    'Title, turn to a table',
    'Axes',
    'Lines with marks, each named at its end, or a legend where there is no room',
  ],
  keys: { 'Arrow left, right': 'Between points', 'Arrow up, down': 'Between series', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Series differ by colour, mark and name; the colours are told apart by colour-blind readers and in grey',
    'Each point is read with its series, place and figure',
    'Zero is always in sight',
  ],
  pairs: [
    {
      do: {
        shown: (
          <LineChart
            title="Entradas e saídas (mil R$)"
            height="short"
            categories={['ago.', 'set.', 'out.', 'nov.']}
            series={[
              { id: 'in', label: 'Entradas', values: [78, 128, 118, 134] },
              { id: 'out', label: 'Saídas', values: [89, 93, 90, 96] },
            ]}
            format={String}
          />
        ),
        because: 'Between two months there is time: the slope means something.',
      },
      dont: {
        shown: (
          <LineChart
            title="Horas por unidade"
            height="short"
            categories={['Joinville', 'Curitiba', 'Betim', 'Salvador']}
            series={[{ id: 'hours', label: 'Horas', values: [412, 268, 94, 180] }]}
            format={String}
          />
        ),
        because: 'Between two units there is nothing, and another order would draw another slope: take BarChart.',
      },
    },
  ],
};
