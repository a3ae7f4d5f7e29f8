import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { DatePicker } from './DatePicker';

export const guide: Guide = {
  anatomy: ['Label', 'Day, month and year, each typed alone', 'Button that opens the calendar', 'Calendar'],
  keys: {
    '0 to 9': 'Types the part that has the focus and goes on',
    'Arrow up, down': 'One more, one less',
    'Arrow left, right': 'Between the parts',
    'Alt+Arrow down': 'Opens the calendar',
    'Page up, down': 'Month before, month after',
    Escape: 'Closes the calendar',
  },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'Each part is read with its name and value',
    'The order follows the reader’s language',
    'A day that does not exist stays as it was typed, and is told',
    'A pasted date is taken: 31/12/2026, 2026-12-31, 31 dez 2026',
    'A day is text, never an instant: no zone can move it',
  ],
  pairs: [
    {
      do: {
        shown: <DatePicker label="Entrega" defaultValue="2026-11-15" error="15/11 é domingo. Escolha um dia útil." />,
        because: 'Any day can be typed; what is wrong with it is said at the field, with the way out.',
      },
      dont: {
        shown: <TextField label="Entrega" placeholder="dd/mm/aaaa" error="Data inválida." />,
        because: 'A text has to guess the order of day and month, and “invalid” helps nobody.',
      },
    },
    {
      do: {
        shown: <DatePicker label="Próxima visita" defaultValue="2026-11-27" />,
        because: 'A day near to this one, whose weekday matters: the calendar helps.',
      },
      dont: {
        shown: <DatePicker label="Em que ano a empresa foi fundada?" />,
        because: 'Day and month would be invented: a year is a NumberField.',
      },
    },
  ],
};
