import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Sparkline } from './Sparkline';

export const guide: Guide = {
  anatomy: ['A line the size of a word, its end marked'],
  keys: {},
  promises: ['Read as its name, its ends and its reach', 'Never the only place where a figure stands'],
  pairs: [
    {
      do: {
        shown: (
          <Inline>
            <Text as="span" weight="strong" isTabular>
              49 h
            </Text>
            <Sparkline label="Horas apontadas" values={[32, 41, 38, 44, 40, 52, 49]} format={(value) => `${value} h`} />
          </Inline>
        ),
        because: 'The figure beside it, the line only says whence it came.',
      },
      dont: {
        shown: (
          <Stack space="xs">
            <Sparkline
              label="Horas em Joinville"
              values={[32, 41, 38, 44, 40, 52, 49]}
              format={(value) => `${value} h`}
            />
            <Sparkline
              label="Horas em Betim"
              values={[320, 410, 380, 440, 400, 520, 490]}
              format={(value) => `${value} h`}
            />
          </Stack>
        ),
        because: 'Each has a scale of its own: two that look alike may be ten times apart. To compare, LineChart.',
      },
    },
  ],
};
