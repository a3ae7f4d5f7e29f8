import type { Guide } from '../foundations/guide';
import { Checkbox } from './Checkbox';

export const guide: Guide = {
  anatomy: ['Box', 'Label, which presses too', 'Note or error'],
  keys: { Space: 'Ticks or unticks' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'The label is part of the target',
    'At least 24 px, 44 px under a finger',
  ],
  pairs: [
    {
      do: { shown: <Checkbox label="Receber o resumo da semana" />, because: 'Says what a tick means.' },
      dont: {
        shown: <Checkbox label="Não receber o resumo da semana" />,
        because: 'A tick that means no is read twice.',
      },
    },
  ],
};
