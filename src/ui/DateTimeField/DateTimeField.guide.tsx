import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { DateTimeField } from './DateTimeField';

export const guide: Guide = {
  anatomy: ['Label of all three', 'Day', 'Hour', 'Zone', 'The same for the reader, where it differs'],
  keys: {
    '0 to 9': 'Types a part and goes on',
    'Arrow up, down': 'One more, one less; between the zones',
    'Arrow left, right': 'Between the parts',
  },
  promises: [
    'An hour that the clocks skip is told at once; of one that comes twice the first is meant',
    'What it is for the reader is read aloud as it changes',
  ],
  pairs: [
    {
      do: {
        shown: (
          <DateTimeField
            label="Começa"
            value={{ day: '2026-11-23', time: '14:00', zone: 'America/Manaus' }}
            zones={[{ id: 'America/Manaus', label: 'Manaus' }]}
            ownZone="America/Sao_Paulo"
            onChange={() => {}}
          />
        ),
        because: 'Where it is held, and what that is here.',
      },
      dont: {
        shown: <TextField label="Começa" defaultValue="2026-11-23T14:00-04:00" />,
        because: 'Nobody counts offsets, and in summer they change.',
      },
    },
  ],
};
