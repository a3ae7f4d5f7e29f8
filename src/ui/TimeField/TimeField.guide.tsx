import type { Guide } from '../foundations/guide';
import { TimeField } from './TimeField';

export const guide: Guide = {
  anatomy: ['Label', 'Hour and minute, each typed alone'],
  keys: {
    '0 to 9': 'Types the part and goes on',
    'Arrow up, down': 'One more, one less',
    'Arrow left, right': 'Between the parts',
  },
  promises: ['Its label is always on screen and tied to it; an error is read with it', '24 hours in Portuguese'],
  pairs: [
    {
      do: {
        shown: <TimeField label="Começa" defaultValue="14:30" note="No horário de Manaus." />,
        because: 'A time of the day, in the place the note says.',
      },
      dont: {
        shown: <TimeField label="Quanto tempo durou a visita?" defaultValue="02:30" />,
        because: 'A duration is not a time of the day: 26 hours would not fit. Use a NumberField of hours.',
      },
    },
  ],
};
