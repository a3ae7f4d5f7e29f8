import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { Code } from './Code';

export const guide: Guide = {
  anatomy: ['Words in figures of one width'],
  keys: {},
  promises: ['Read as text; never the only way to tell something'],
  pairs: [
    {
      do: {
        shown: (
          <Text>
            O projeto <Code>PRJ-014</Code> foi arquivado.
          </Text>
        ),
        because: 'A code is read letter by letter, and copied.',
      },
      dont: {
        shown: (
          <Text>
            Clique em <Code>Arquivar</Code> para guardar o <Code>projeto</Code>.
          </Text>
        ),
        because: 'Names of buttons are words: put them in quotation marks.',
      },
    },
  ],
};
