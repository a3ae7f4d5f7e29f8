import { DatePicker } from '../DatePicker/DatePicker';
import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { DateRangePicker } from './DateRangePicker';

export const guide: Guide = {
  anatomy: ['Label', 'First and last day, part by part', 'Calendar'],
  keys: {
    '0 to 9': 'Types the part',
    'Arrow up, down': 'One more, one less',
    'Alt+Arrow down': 'Opens the calendar',
    Escape: 'Closes it',
  },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'Each part says whether it is of the first or the last day',
    'Days are text, never instants',
  ],
  pairs: [
    {
      do: {
        shown: (
          <DateRangePicker
            label="Período da medição"
            defaultValue={{ start: '2026-10-26', end: '2026-11-25' }}
            note="Os dois dias contam."
          />
        ),
        because: 'One field with one error: the end can never come before the beginning.',
      },
      dont: {
        shown: (
          <Stack>
            <DatePicker label="De" defaultValue="2026-11-25" />
            <DatePicker label="Até" defaultValue="2026-10-26" error="Até vem antes de De." />
          </Stack>
        ),
        because: 'Two fields leave it to the reader to see which of them is wrong.',
      },
    },
  ],
};
