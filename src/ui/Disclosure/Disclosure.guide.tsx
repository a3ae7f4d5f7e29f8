import { Badge } from '../Badge/Badge';
import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

export const guide: Guide = {
  anatomy: ['Title that is a button', 'Chevron', 'Aside, which does not fold', 'What folds'],
  keys: { 'Enter, Space': 'Opens or folds' },
  promises: [
    'The title keeps its level in the outline and says whether it is open',
    'What is folded is found by the browser’s search',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Disclosure title="Histórico do contrato" aside={<Badge>12 mudanças</Badge>}>
            <Text tone="secondary">A última foi de Rita Nogueira, ontem.</Text>
          </Disclosure>
        ),
        because: 'Title and aside say what is behind and how much, so that it may stay closed.',
      },
      dont: {
        shown: (
          <Disclosure title="Ver mais">
            <Text tone="secondary">Histórico do contrato.</Text>
          </Disclosure>
        ),
        because: 'It must be opened to learn whether it was worth opening; and it says the same when it is open.',
      },
    },
  ],
};
