import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Select } from '../Select/Select';
import { FilterChip } from './FilterChip';

const none = () => {};

export const guide: Guide = {
  anatomy: ['What is narrowed', 'What to', 'Cross that takes it away'],
  keys: { 'Enter, Space': 'Opens what can be chosen, or takes it away', Escape: 'Closes' },
  promises: ['Two buttons, each with a name of its own', 'A filter in force is told in words'],
  pairs: [
    {
      do: {
        shown: (
          <Inline space="s">
            <FilterChip label="Situação" value="Planejamento" removeLabel="Tirar o filtro Situação" onRemove={none} />
            <FilterChip label="Atrasados" removeLabel="Tirar o filtro Atrasados" onRemove={none} />
          </Inline>
        ),
        because: 'Only what narrows the list takes room, and says to what.',
      },
      dont: {
        shown: (
          <Inline space="s">
            <Select label="Situação" isLabelHidden options={[{ id: 'all', label: 'Todas as situações' }]} />
            <Select label="Unidade" isLabelHidden options={[{ id: 'all', label: 'Todas as unidades' }]} />
          </Inline>
        ),
        because: 'A row of boxes that narrow nothing reads as a form to be filled in.',
      },
    },
  ],
};
