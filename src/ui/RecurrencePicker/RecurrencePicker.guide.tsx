import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { RecurrencePicker } from './RecurrencePicker';

export const guide: Guide = {
  anatomy: [
    'How often',
    'By how many',
    'Until when',
    'Days of the week, of a weekly one',
    'Its date or its weekday, of a monthly one',
    'The days that come next',
  ],
  keys: {
    Tab: 'From part to part',
    'Arrow left, right': 'Between the days of the week',
    Space: 'Presses a day of the week, or lets it go',
  },
  promises: [
    'What was chosen is told as days before it is saved',
    'The day of the first cannot be let go: it is held then in any case',
  ],
  pairs: [
    {
      do: {
        shown: (
          <RecurrencePicker
            label="Repetir"
            value={{ every: 'week', interval: 2, weekdays: [1], until: null, times: 6 }}
            first="2026-11-23"
            next={['23/11/2026', '07/12/2026', '21/12/2026', '…']}
            onChange={() => {}}
          />
        ),
        because: 'The rule, and below it what it means.',
      },
      dont: {
        shown: <TextField label="Repetir" defaultValue="FREQ=WEEKLY;INTERVAL=2;COUNT=6" />,
        because: 'A standard for machines.',
      },
    },
  ],
};
