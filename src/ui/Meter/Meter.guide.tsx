import type { Guide } from '../foundations/guide';
import { Meter } from './Meter';

export const guide: Guide = {
  anatomy: ['Label and value', 'Track and bar'],
  keys: {},
  promises: ['A meter with name, value and its words', 'Colour is never all that tells how much is too much'],
  pairs: [
    {
      do: { shown: <Meter label="Armazenamento" value={72} />, because: 'How full something is.' },
      dont: { shown: <Meter label="Enviando" value={72} />, because: 'What goes on is a ProgressBar.' },
    },
  ],
};
