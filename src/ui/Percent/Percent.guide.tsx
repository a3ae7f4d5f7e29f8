import type { Guide } from '../foundations/guide';
import { Percent } from './Percent';

export const guide: Guide = {
  anatomy: ['Sign, where it is a change', 'Figure and %'],
  keys: {},
  promises: [
    'The sign says which way it went; the colour only underlines it',
    'Figures are of one width, so shares below each other line up',
  ],
  pairs: [
    {
      do: {
        shown: (
          <>
            <Percent value={0.12} sign="always" tone="sign" /> sobre outubro
          </>
        ),
        because: 'A change says its sign, and against what.',
      },
      dont: {
        shown: <Percent value={0.1234567} digits={2} />,
        because: 'Two digits of a share nobody decides by: 12% is read at once.',
      },
    },
  ],
};
