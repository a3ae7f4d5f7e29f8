import { Badge } from '../Badge/Badge';
import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { Inline } from './Inline';

export const guide: Guide = {
  anatomy: ['Things side by side'],
  keys: {},
  promises: ['Wraps where there is no room; the order stays'],
  pairs: [
    {
      do: {
        shown: (
          <Inline space="xs">
            <Badge>Elétrica</Badge>
            <Badge>Mecânica</Badge>
            <Badge>Programação</Badge>
            <Badge>Segurança</Badge>
            <Badge>Comissionamento</Badge>
          </Inline>
        ),
        because: 'Short things, as wide as their words, which may go on in the next line.',
      },
      dont: {
        shown: (
          <Inline wrap={false} align="start">
            <Text>A segunda medição foi aprovada e o pagamento sai na sexta.</Text>
            <Text>Falta o laudo.</Text>
          </Inline>
        ),
        because: 'Texts take what width their words happen to have, and line up with nothing: take Columns or Stack.',
      },
    },
  ],
};
