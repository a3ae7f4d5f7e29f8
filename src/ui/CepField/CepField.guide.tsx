import { Columns } from '../Columns/Columns';
import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { CepField } from './CepField';

export const guide: Guide = {
  anatomy: ['Label', 'Eight digits, masked while they are typed', 'Note or error'],
  keys: { '0 to 9': 'Types; the hyphen comes by itself' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'What is pasted is understood with or without the mask',
    'The number keyboard opens on a phone',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Columns minWidth="s">
            <CepField label="CEP" defaultValue="89010025" isPending />
            <TextField label="Rua" defaultValue="Rua XV de Novembro" />
          </Columns>
        ),
        because: 'Looking up holds nobody back: what is already written stays, and typing goes on.',
      },
      dont: {
        shown: (
          <Columns minWidth="s">
            <CepField label="CEP" defaultValue="89010025" isPending />
            <TextField label="Rua" defaultValue="Buscando..." isDisabled />
          </Columns>
        ),
        because: 'A field switched off meanwhile takes the focus away, and a postcode nobody knows locks the form.',
      },
    },
  ],
};
