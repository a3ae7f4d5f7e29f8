import type { Guide } from '../foundations/guide';
import { SplitButton } from './SplitButton';

export const guide: Guide = {
  anatomy: ['Button with the usual act', 'Button that opens the other ways'],
  keys: { 'Enter, Space': 'Does it, or opens', 'Arrow down': 'Opens the other ways', Escape: 'Closes' },
  promises: ['Two stops, each with its own name'],
  pairs: [
    {
      do: {
        shown: (
          <SplitButton
            onPress={() => {}}
            items={[
              { id: 'later', label: 'Agendar o envio' },
              { id: 'draft', label: 'Salvar como rascunho' },
            ]}
          >
            Enviar relatório
          </SplitButton>
        ),
        because: 'One act in several ways: most people never need to open it.',
      },
      dont: {
        shown: (
          <SplitButton
            onPress={() => {}}
            items={[
              { id: 'edit', label: 'Editar' },
              { id: 'delete', label: 'Excluir', tone: 'critical' },
            ]}
          >
            Ações
          </SplitButton>
        ),
        because: 'The first half does nothing that its word says: acts of many kinds are a Menu.',
      },
    },
  ],
};
