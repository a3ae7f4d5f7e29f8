import type { Guide } from '../foundations/guide';
import { TextArea } from './TextArea';

export const guide: Guide = {
  anatomy: ['Label', 'Box that grows', 'Note or error'],
  keys: { Enter: 'A new line' },
  promises: ['Its label is always on screen and tied to it; an error is read with it'],
  pairs: [
    {
      do: {
        shown: (
          <TextArea
            label="Por que a medição volta?"
            defaultValue="Faltou o laudo da NR-12 da prensa 2."
            note="Quem lançou lê isto."
          />
        ),
        because: 'The label asks, the note says who reads: people then write what helps.',
      },
      dont: {
        shown: (
          <TextArea label="Observações" placeholder="Descreva aqui detalhadamente o motivo, a etapa e quem pediu" />
        ),
        because: 'What to write is gone with the first letter, and “notes” asks for nothing in particular.',
      },
    },
  ],
};
