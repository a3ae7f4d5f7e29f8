import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

export const guide: Guide = {
  anatomy: ['Things one below the other'],
  keys: {},
  promises: ['The order on screen is the order in the page'],
  pairs: [
    {
      do: {
        shown: (
          <Stack space="l">
            <Stack space="none">
              <Text weight="medium">Joinville</Text>
              <Text size="s" tone="secondary">
                6 projetos em andamento
              </Text>
            </Stack>
            <Stack space="none">
              <Text weight="medium">Curitiba</Text>
              <Text size="s" tone="secondary">
                3 projetos em andamento
              </Text>
            </Stack>
          </Stack>
        ),
        because: 'What belongs together stands closer than what does not: a stack in a stack.',
      },
      dont: {
        shown: (
          <Stack space="m">
            <Text weight="medium">Joinville</Text>
            <Text size="s" tone="secondary">
              6 projetos em andamento
            </Text>
            <Text weight="medium">Curitiba</Text>
            <Text size="s" tone="secondary">
              3 projetos em andamento
            </Text>
          </Stack>
        ),
        because: 'One distance for all: the eye must read to find what belongs to what.',
      },
    },
  ],
};
