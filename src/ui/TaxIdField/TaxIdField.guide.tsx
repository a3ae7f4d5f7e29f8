import type { Guide } from '../foundations/guide';
import { TaxIdField } from './TaxIdField';

export const guide: Guide = {
  anatomy: ['Label', 'CPF or CNPJ, masked while it is typed', 'Note or error'],
  keys: { '0 to 9, A to Z': 'Types; letters become capitals' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'The caret stays where it was',
    'CNPJ with letters, as issued since July 2026, are taken',
  ],
  pairs: [
    {
      do: {
        shown: (
          <TaxIdField
            kind="cnpj"
            label="CNPJ do fornecedor"
            defaultValue="12ABC34501DE45"
            error="Os dois últimos dígitos não conferem. Veja no cartão do CNPJ."
          />
        ),
        because: 'Says which digits, and where the right ones are written.',
      },
      dont: {
        shown: (
          <TaxIdField kind="cnpj" label="CNPJ (somente números)" defaultValue="1122233300018" error="CNPJ inválido." />
        ),
        because: 'The marks write themselves, letters are part of new numbers, and “invalid” helps nobody.',
      },
    },
  ],
};
