import type { Guide } from '../foundations/guide';
import { RadioGroup } from './RadioGroup';

export const guide: Guide = {
  anatomy: ['Label of the whole', 'Choices, each with a note', 'Note or error'],
  keys: { 'Arrow keys': 'To the next choice, taking it', Tab: 'In and out of the whole' },
  promises: ['A group named by its label', 'One stop of the keyboard'],
  pairs: [
    {
      do: {
        shown: (
          <RadioGroup
            label="Cobrança"
            options={[
              { id: 'a', label: 'Mensal' },
              { id: 'b', label: 'Anual' },
            ]}
          />
        ),
        because: 'A few choices, all in sight.',
      },
      dont: {
        shown: (
          <RadioGroup
            label="Estado"
            options={['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF'].map((id) => ({ id, label: id }))}
          />
        ),
        because: 'A long list is a Select.',
      },
    },
  ],
};
