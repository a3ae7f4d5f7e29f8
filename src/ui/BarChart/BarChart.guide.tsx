import type { Guide } from '../foundations/guide';
import { BarChart } from './BarChart';

export const guide: Guide = {
  anatomy: [
    'Title, turn to a table',
    'Axes',
    'Bars, with their figures where there is room',
    'Legend, if there are several series',
  ],
  keys: { 'Arrow left, right': 'Between points', 'Arrow up, down': 'Between series', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, one press away',
    'Series differ by colour, mark and name; the colours are told apart by colour-blind readers and in grey',
    'What is below zero hangs below the line and keeps its sign: red alone says nothing',
  ],
  pairs: [
    {
      do: {
        shown: (
          <BarChart
            title="Horas por unidade"
            height="short"
            categories={['Joinville', 'Curitiba', 'Betim']}
            series={[{ id: 'hours', label: 'Horas', values: [412, 268, 94] }]}
            format={String}
          />
        ),
        because: 'One series, from the most to the least: the order already answers the question.',
      },
      dont: {
        shown: (
          <BarChart
            title="Horas por unidade"
            height="short"
            categories={['jul.', 'ago.', 'set.', 'out.', 'nov.']}
            series={[
              { id: 'joi', label: 'Joinville', values: [80, 92, 75, 81, 84] },
              { id: 'cwb', label: 'Curitiba', values: [52, 49, 61, 50, 56] },
              { id: 'bet', label: 'Betim', values: [12, 25, 19, 22, 16] },
              { id: 'sal', label: 'Salvador', values: [31, 28, 35, 30, 33] },
            ]}
            format={String}
          />
        ),
        because: 'Twenty bars side by side compare nothing: for change over time take LineChart, for a sum isStacked.',
      },
    },
  ],
};
