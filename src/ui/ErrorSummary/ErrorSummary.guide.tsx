import type { Guide } from '../foundations/guide';
import { ErrorSummary } from './ErrorSummary';

export const guide: Guide = {
  anatomy: ['Surface in the critical tone', 'How many fields to correct', 'A line for each, which leads to its field'],
  keys: { Tab: 'Through the lines', 'Enter, Space': 'To the field' },
  promises: ['It takes the focus when it comes and is read at once', 'Each line leads to its field'],
  pairs: [
    {
      // Inert, because the summary takes the focus on mount and would scroll this page.
      do: {
        shown: (
          <div inert>
            <ErrorSummary
              title="A despesa não foi lançada. Faltam duas coisas:"
              errors={[
                { field: 'a', message: 'Escolha o cliente.' },
                { field: 'b', message: 'O valor passa do que sobra na verba, R$ 4.310,00.' },
              ]}
            />
          </div>
        ),
        because: 'Each line is what to do, makes sense away from its field, and leads there.',
      },
      dont: {
        shown: (
          <div inert>
            <ErrorSummary
              title="Erro de validação"
              errors={[
                { field: 'a', message: 'Campo obrigatório.' },
                { field: 'b', message: 'Campo inválido.' },
              ]}
            />
          </div>
        ),
        because: 'Read aloud above the form, it says neither which field nor what to write.',
      },
    },
  ],
};
