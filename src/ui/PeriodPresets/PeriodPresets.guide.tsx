import type { Guide } from '../foundations/guide';
import { Select } from '../Select/Select';
import { PeriodPresets } from './PeriodPresets';

const november = { start: '2026-11-01', end: '2026-11-30' };

export const guide: Guide = {
  anatomy: ['Label', 'Name of the chosen period', 'Each name with the days it means'],
  keys: {
    'Enter, Space, arrow down': 'Opens the periods',
    'Arrow up, down': 'Between them',
    Escape: 'Closes and leaves the period as it was',
  },
  promises: [
    'Nobody has to guess whether “last month” is thirty days or October: the days stand below',
    'Days of one’s own are asked for beside it, only once somebody wants them',
  ],
  pairs: [
    {
      do: {
        shown: (
          <PeriodPresets
            label="Período"
            presets={[{ id: 'month', label: 'Este mês', days: november }]}
            value="month"
            onChange={() => {}}
          />
        ),
        because: 'The usual periods are one press away, each with its days.',
      },
      dont: {
        shown: <Select label="Período" options={[{ id: '30', label: '30 dias' }]} value="30" />,
        because: 'Thirty days until when? With today or without?',
      },
    },
  ],
};
