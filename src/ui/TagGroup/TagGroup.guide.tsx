import type { Guide } from '../foundations/guide';
import { TagGroup } from './TagGroup';

export const guide: Guide = {
  anatomy: ['Label', 'Tags', 'Removal of each'],
  keys: { 'Arrow left, right': 'Through the tags', 'Backspace, Delete': 'Removes the one in hand' },
  promises: ['One stop of the keyboard', 'After a removal the focus goes to a neighbour'],
  pairs: [
    {
      do: {
        shown: (
          <TagGroup
            label="Filtros"
            items={[
              { id: 'state', label: 'Situação: em andamento' },
              { id: 'unit', label: 'Unidade: Joinville' },
            ]}
            onRemove={() => {}}
          />
        ),
        because: 'Field and value in the words of the page, so that each can be removed without looking back.',
      },
      dont: {
        shown: (
          <TagGroup
            label="Filtros"
            items={[
              { id: 'state', label: 'running' },
              { id: 'unit', label: 'true' },
            ]}
            onRemove={() => {}}
          />
        ),
        because: 'Values without their field; what is removed is known only from what comes back.',
      },
    },
  ],
};
