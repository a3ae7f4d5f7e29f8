import type { Guide } from '../foundations/guide';
import { Select } from './Select';

export const guide: Guide = {
  anatomy: ['Label', 'Button with the choice', 'List'],
  keys: {
    'Enter, Space, Arrow down': 'Opens',
    Letters: 'To the option that begins so',
    'Arrow up, down': 'Between options',
    Escape: 'Closes',
  },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'At least 36 px high, 44 px under a finger',
    'The choice is read with its label',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Select
            label="Situação"
            options={[
              { id: 'a', label: 'Em andamento' },
              { id: 'b', label: 'Concluído' },
            ]}
          />
        ),
        because: 'A short list that people know.',
      },
      dont: {
        shown: (
          <Select
            label="Gostou?"
            options={[
              { id: 'a', label: 'Sim' },
              { id: 'b', label: 'Não' },
            ]}
          />
        ),
        because: 'Two answers are a checkbox, a switch or two radio buttons.',
      },
    },
  ],
};
