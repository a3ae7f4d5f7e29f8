import type { Guide } from '../foundations/guide';
import { Stepper } from './Stepper';

export const guide: Guide = {
  anatomy: ['Steps, each with its state', 'Line between them'],
  keys: {},
  promises: ['A list; the current step is marked, done ones are said'],
  pairs: [
    {
      do: {
        shown: (
          <Stepper
            label="Importar lançamentos"
            orientation="vertical"
            current="columns"
            steps={[
              { id: 'file', label: 'Arquivo' },
              { id: 'columns', label: 'Colunas' },
              { id: 'check', label: 'Conferência' },
            ]}
          />
        ),
        because: 'Each name says what one will be asked for there.',
      },
      dont: {
        shown: (
          <Stepper
            label="Importar"
            orientation="vertical"
            current="2"
            steps={[
              { id: '1', label: 'Passo 1' },
              { id: '2', label: 'Passo 2' },
              { id: '3', label: 'Passo 3' },
            ]}
          />
        ),
        because: 'The mark counts already; the words say nothing that it does not.',
      },
    },
  ],
};
