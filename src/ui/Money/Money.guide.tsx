import type { Guide } from '../foundations/guide';
import { Money } from './Money';

export const guide: Guide = {
  anatomy: ['Sign', 'R$', 'Amount with its centavos, on one line'],
  keys: {},
  promises: [
    'The sign says which way it goes; the colour only underlines it',
    'Figures are of one width, so amounts below each other line up',
    'Hidden, it keeps its room and is still read aloud',
  ],
  pairs: [
    {
      do: { shown: <Money cents={-1234_50} sign="always" tone="sign" />, because: 'Minus and colour say the same.' },
      dont: {
        shown: <span style={{ color: 'crimson' }}>R$ 1.234,50</span>,
        because: 'Red alone: printed, or seen by one in twelve men, it is money that came in.',
      },
    },
  ],
};
