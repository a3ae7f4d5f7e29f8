import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import type { Guide } from '../foundations/guide';
import { MonthPicker } from './MonthPicker';

export const guide: Guide = {
  anatomy: ['Label', 'Month before', 'Month, which opens the year', 'Month after'],
  keys: {
    'Enter, Space': 'Opens the year; chooses the month',
    Arrows: 'Between the months of a year',
    Escape: 'Closes and leaves the month as it was',
  },
  promises: [
    'Each month is read whole, with its year',
    'What is before the first or after the last that may be chosen is dimmed, not hidden',
  ],
  pairs: [
    {
      do: {
        shown: <MonthPicker label="Fatura de" value="2026-11" onChange={() => {}} />,
        because: 'A month is a month.',
      },
      dont: {
        shown: <DateRangePicker label="Fatura" defaultValue={{ start: '2026-11-01', end: '2026-11-30' }} />,
        because: 'Nobody should count the days of November.',
      },
    },
  ],
};
