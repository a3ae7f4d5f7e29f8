import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { SearchField } from './SearchField';

export const guide: Guide = {
  anatomy: ['Magnifier', 'Input', 'Button that clears'],
  keys: { Escape: 'Clears' },
  promises: ['Named though its label is not on screen', 'The magnifier says it to whoever sees'],
  pairs: [
    {
      do: {
        shown: <SearchField label="Buscar por nome, cliente ou código" />,
        because: 'Says in what it looks, and answers while one types.',
      },
      dont: {
        shown: (
          <Inline wrap={false}>
            <SearchField label="Pesquisar..." />
            <Button>Ir</Button>
          </Inline>
        ),
        because: 'What can be found stays a guess, and a button asks for a step that nobody needs.',
      },
    },
  ],
};
