import type { Guide } from '../foundations/guide';
import { MultiSelect } from './MultiSelect';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'List', 'Tags of what is chosen'],
  keys: {
    Letters: 'Narrow the list',
    Enter: 'Takes or leaves the option',
    Backspace: 'Removes the tag in hand',
    'Arrow left, right': 'Through the tags',
  },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'Taking and leaving are said',
    'Tags are one stop of the keyboard',
  ],
  pairs: [
    {
      do: {
        shown: (
          <MultiSelect
            label="Quem participa"
            options={[
              { id: 'helena', label: 'Helena Prado' },
              { id: 'joao', label: 'João Batista Nogueira' },
              { id: 'rita', label: 'Rita Yamada' },
            ]}
            defaultValue={['joao', 'rita']}
          />
        ),
        because: 'Some of many people: what is chosen stays in sight and is taken off where it stands.',
      },
      dont: {
        shown: (
          <MultiSelect
            label="Avisar por"
            options={[
              { id: 'mail', label: 'E-mail' },
              { id: 'sms', label: 'SMS' },
            ]}
          />
        ),
        because: 'Two choices hidden behind a search: a CheckboxGroup shows them at once.',
      },
    },
  ],
};
