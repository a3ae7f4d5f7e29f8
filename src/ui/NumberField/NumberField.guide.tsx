import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { NumberField } from './NumberField';

export const guide: Guide = {
  anatomy: ['Label', 'Number', 'One more, one less'],
  keys: { 'Arrow up, down': 'One step', 'Page up, down': 'Larger steps', 'Home, End': 'Least, most' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'Written as the reader’s language writes numbers',
  ],
  pairs: [
    {
      do: {
        shown: <NumberField label="Parcelas" defaultValue={3} minValue={1} maxValue={12} note="No máximo 12." />,
        because: 'A quantity that one counts up and down to, with its limit told before it is met.',
      },
      dont: {
        shown: <NumberField label="Número da nota" defaultValue={104_233} />,
        because: 'A code is not a quantity: it would gain a mark for thousands and lose its zeros. Use a TextField.',
      },
    },
    {
      do: {
        shown: <NumberField label="Distância" defaultValue={480} hasSteppers={false} suffix="km" />,
        because: 'The unit stands after what is typed, and nobody steps to 480.',
      },
      dont: {
        shown: <TextField label="Distância" defaultValue="480 km" />,
        because: 'A unit that is typed has to be guessed again by whoever counts with it.',
      },
    },
  ],
};
