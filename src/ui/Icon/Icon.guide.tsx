import { Boxes, CalendarDays, Layers, MapPin, Workflow } from 'lucide-react';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

export const guide: Guide = {
  anatomy: ['One drawing of lucide, one stroke width'],
  keys: {},
  promises: ['Silent beside words; alone it has a name', 'Reaches 3:1 in both themes'],
  pairs: [
    {
      do: {
        shown: (
          <Inline space="l">
            <Inline space="xs">
              <Icon icon={MapPin} />
              <Text as="span">Joinville</Text>
            </Inline>
            <Inline space="xs">
              <Icon icon={CalendarDays} />
              <Text as="span">18/12/2026</Text>
            </Inline>
          </Inline>
        ),
        because: 'Beside words it helps the eye and is silent to the ear.',
      },
      dont: {
        shown: (
          <Inline space="l">
            <Icon icon={Layers} label="Etapas" />
            <Icon icon={Workflow} label="Fluxo" />
            <Icon icon={Boxes} label="Materiais" />
          </Inline>
        ),
        because:
          'Alone it is guessed at: only what everybody knows, such as a cross that closes, stands without words.',
      },
    },
  ],
};
