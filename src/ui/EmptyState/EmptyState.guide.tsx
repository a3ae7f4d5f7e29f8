import type { Guide } from '../foundations/guide';
import { EmptyState } from './EmptyState';

export const guide: Guide = {
  anatomy: ['Woven swatch that tells the kind', 'Title', 'Why, and the way on', 'One act'],
  keys: { Tab: 'Goes to the act' },
  promises: ['The drawing is decorative; the words say it all', 'Its title takes a place in the outline'],
  pairs: [
    {
      do: {
        shown: (
          <EmptyState
            kind="nothing matches"
            title="Nenhum projeto com esses filtros"
            description="Mude a busca ou limpe os filtros."
          />
        ),
        because: 'Says which of the three kinds of nothing it is.',
      },
      dont: {
        shown: <EmptyState kind="nothing yet" title="Nada aqui" />,
        because: 'Leaves open whether there is nothing, or nothing to see.',
      },
    },
  ],
};
