import type { Guide } from '../foundations/guide';
import { TextField } from './TextField';

export const guide: Guide = {
  anatomy: ['Label', 'Box: what stands before, input, what stands after', 'Note or error'],
  keys: { Enter: 'Sends the form' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'At least 36 px high, 44 px under a finger',
  ],
  pairs: [
    {
      do: {
        shown: <TextField label="Prazo de pagamento" note="Em dias corridos" suffix="dias" />,
        because: 'The label stays while it is typed.',
      },
      dont: {
        shown: <TextField label="Prazo" isLabelHidden placeholder="Prazo de pagamento em dias corridos" />,
        because: 'A placeholder is gone with the first letter.',
      },
    },
  ],
};
