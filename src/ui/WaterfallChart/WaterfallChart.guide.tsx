import { BarChart } from '../BarChart/BarChart';
import type { Guide } from '../foundations/guide';
import { WaterfallChart } from './WaterfallChart';

const labels = ['Janeiro', 'Receitas', 'Despesas', 'Fevereiro'];

export const guide: Guide = {
  anatomy: [
    'Title, turn to a table',
    'Totals, on the ground',
    'Steps, each from where the one before ended, with its sign or an arrow',
    'Lines from step to step',
  ],
  keys: { 'Arrow left, right': 'Between steps', Tab: 'In and out: one stop' },
  promises: [
    'The same figures as a table, with what each step leaves, one press away',
    'A step says its sign in words or by an arrow: colour alone says nothing',
    'What is not known leaves a gap, and the next step begins where the last one known ended',
  ],
  pairs: [
    {
      do: {
        shown: (
          <WaterfallChart
            title="De janeiro a fevereiro (mil R$)"
            height="short"
            steps={[
              { id: 'january', label: 'Janeiro', value: 120, isTotal: true },
              { id: 'income', label: 'Receitas', value: 64 },
              { id: 'expenses', label: 'Despesas', value: -48 },
              { id: 'february', label: 'Fevereiro', value: 136, isTotal: true },
            ]}
            format={String}
          />
        ),
        because: 'One amount became another: the steps between them, in the order they happened.',
      },
      dont: {
        shown: (
          <BarChart
            title="De janeiro a fevereiro (mil R$)"
            height="short"
            categories={labels}
            series={[{ id: 'amount', label: 'Valor', values: [120, 64, -48, 136] }]}
            format={String}
          />
        ),
        because: 'Balances and what changed them stand side by side as if they were the same kind of thing.',
      },
    },
  ],
};
