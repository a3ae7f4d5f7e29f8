import { Columns } from '../Columns/Columns';
import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { PhoneField } from './PhoneField';

export const guide: Guide = {
  anatomy: ['Label', '+55, area code and number, masked', 'Note or error'],
  keys: { '0 to 9': 'Types; the mask comes by itself' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'The value is E.164; what is pasted is understood',
    'The telephone keyboard opens on a phone',
  ],
  pairs: [
    {
      do: {
        shown: <PhoneField label="Celular com DDD" defaultValue="+5551998765432" note="Para o código de entrada." />,
        because: 'One field that takes what is pasted in any form, and says what the number is for.',
      },
      dont: {
        shown: (
          <Columns minWidth="s">
            <TextField label="DDD" defaultValue="51" />
            <TextField label="Número" defaultValue="998765432" />
          </Columns>
        ),
        because: 'In parts, a number can neither be pasted nor filled in by the phone.',
      },
    },
  ],
};
