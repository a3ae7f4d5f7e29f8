import type { Guide } from '../foundations/guide';
import { CheckboxGroup } from './CheckboxGroup';

export const guide: Guide = {
  anatomy: ['Label of the whole', 'Checkboxes', 'Note or error'],
  keys: { Tab: 'To the next box', Space: 'Ticks or unticks' },
  promises: ['A group named by its label; an error is read with it'],
  pairs: [
    {
      do: {
        shown: (
          <CheckboxGroup
            label="Avisar por"
            options={[
              { id: 'a', label: 'E-mail' },
              { id: 'b', label: 'WhatsApp' },
            ]}
          />
        ),
        because: 'Some, all or none may be ticked.',
      },
      dont: {
        shown: (
          <CheckboxGroup
            label="Situação"
            options={[
              { id: 'a', label: 'Ativo' },
              { id: 'b', label: 'Inativo' },
            ]}
          />
        ),
        because: 'What excludes the other is a radio group.',
      },
    },
  ],
};
