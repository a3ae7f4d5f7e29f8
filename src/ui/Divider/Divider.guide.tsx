import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

export const guide: Guide = {
  anatomy: ['A hairline'],
  keys: {},
  promises: ['A separator; where distance says it, leave it out'],
  pairs: [
    {
      do: {
        shown: (
          <Stack space="l">
            <Text>Retrofit da prensa 2, Joinville</Text>
            <Divider />
            <Text tone="secondary">Criado por Helena Prado em 03/11/2026</Text>
          </Stack>
        ),
        because: 'Once, where one thing ends and another begins.',
      },
      dont: {
        shown: (
          <Stack space="s">
            <Text>Joinville</Text>
            <Divider />
            <Text>Curitiba</Text>
            <Divider />
            <Text>Betim</Text>
          </Stack>
        ),
        because:
          'Between things alike it draws a table that is none, and each line is read out as a separator: take List.',
      },
    },
  ],
};
