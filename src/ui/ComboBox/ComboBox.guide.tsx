import type { Guide } from '../foundations/guide';
import { ComboBox } from './ComboBox';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'Button that opens the list', 'List, its loading, its emptiness'],
  keys: {
    Letters: 'Narrow the list',
    'Arrow down': 'Opens, and to the first',
    Enter: 'Takes the option',
    Escape: 'Closes; again, clears',
  },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'How many options are left is said',
    'Loading, nothing found and failing are told in words',
  ],
  pairs: [
    {
      do: {
        shown: (
          <ComboBox
            label="Cliente"
            note="Nome ou cidade"
            options={[
              { id: 'a', label: 'Alimentos Serra Azul', note: 'Caxias do Sul, RS' },
              { id: 'b', label: 'Alimentos Serra Azul', note: 'Chapecó, SC' },
            ]}
          />
        ),
        because: 'A list too long to know by heart; the note tells two of the same name apart.',
      },
      dont: {
        shown: (
          <ComboBox
            label="Prioridade"
            options={[
              { id: 'a', label: 'Alta' },
              { id: 'b', label: 'Média' },
              { id: 'c', label: 'Baixa' },
            ]}
          />
        ),
        because: 'Three words need no search: a Select, or a RadioGroup where there is room.',
      },
    },
  ],
};
