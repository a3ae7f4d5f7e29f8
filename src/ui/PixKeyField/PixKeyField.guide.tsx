import type { Guide } from '../foundations/guide';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { PixKeyField } from './PixKeyField';

export const guide: Guide = {
  anatomy: ['Label', 'Key', 'The kind that was understood', 'A question, where 11 digits may be two kinds'],
  keys: { Tab: 'To the question' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'The kind is said as it is understood',
  ],
  pairs: [
    {
      do: {
        shown: <PixKeyField label="Chave Pix" defaultValue={{ kind: 'cnpj', key: '12ABC34501DE35' }} />,
        because: 'The key is enough: what kind it is can be read from it, and is shown to be checked.',
      },
      dont: {
        shown: (
          <Stack>
            <Select
              label="Tipo da chave"
              options={[
                { id: 'cpf', label: 'CPF' },
                { id: 'cnpj', label: 'CNPJ' },
                { id: 'mail', label: 'E-mail' },
              ]}
              defaultValue="cpf"
            />
            <TextField label="Chave" defaultValue="12.ABC.345/01DE-35" />
          </Stack>
        ),
        because: 'Two answers to one question can contradict each other, and with money they do.',
      },
    },
  ],
};
