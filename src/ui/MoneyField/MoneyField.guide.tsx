import type { Guide } from '../foundations/guide';
import { NumberField } from '../NumberField/NumberField';
import { MoneyField } from './MoneyField';

export const guide: Guide = {
  anatomy: ['Label', 'R$', 'Amount, typed freely', 'Echo of what was understood'],
  keys: { '0 to 9 . , -': 'Types', Tab: 'Leaves, and writes the amount in order' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    '1.234,5 and 1234.50 are both understood, and the echo says how',
    'The value is whole centavos, never a fraction',
  ],
  pairs: [
    {
      do: {
        shown: <MoneyField label="Verba" defaultValue={1_250_000_00} note="Com impostos." />,
        because: 'Reais and centavos in the reader’s marks; the note says what the amount includes.',
      },
      dont: {
        shown: <NumberField label="Verba (R$)" defaultValue={1_250_000} />,
        because: 'Nobody steps a budget by one, and a fraction would round the centavos away.',
      },
    },
  ],
};
