import { Badge } from '../Badge/Badge';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Tag } from './Tag';

export const guide: Guide = {
  anatomy: ['Icon', 'One short name'],
  keys: {},
  promises: ['Text; for a state, Badge'],
  pairs: [
    {
      do: {
        shown: (
          <Inline>
            <Tag>Visão computacional</Tag>
            <Badge tone="critical">Atrasado</Badge>
          </Inline>
        ),
        because: 'A Tag says what it is about, a Badge how it stands: only the state has a colour.',
      },
      dont: {
        shown: (
          <Inline>
            <Tag>Visão computacional</Tag>
            <Tag>Atrasado</Tag>
          </Inline>
        ),
        because: 'The state looks like one subject among others.',
      },
    },
  ],
};
