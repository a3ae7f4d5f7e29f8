import type { Guide } from '../foundations/guide';
import { Badge } from './Badge';

export const guide: Guide = {
  anatomy: ['Soft surface in the tone', 'Icon, so that colour is not all that tells', 'One or two words'],
  keys: {},
  promises: [
    'The words say the state; tone and icon only help to find it',
    'Its words reach 4.5:1 on its surface in both themes',
  ],
  pairs: [
    {
      do: { shown: <Badge tone="positive">Concluído</Badge>, because: 'A state in a word.' },
      dont: {
        shown: <Badge tone="positive">Este projeto foi concluído ontem</Badge>,
        because: 'A sentence belongs in the text.',
      },
    },
  ],
};
