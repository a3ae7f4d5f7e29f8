import type { Guide } from '../foundations/guide';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { InOrder } from './InOrder';

export const guide: Guide = {
  anatomy: ['The parts of a page, one below the other'],
  keys: {},
  promises: [
    'Nothing that is seen moves because something above it came',
    'What is below is there after a second, whatever is still on its way',
    'Readers and keys find all of it at once',
  ],
  pairs: [
    {
      do: {
        shown: (
          <InOrder>
            <Stack>
              <Text weight="medium">Resumo</Text>
              <Text>Doze projetos em andamento, três atrasados.</Text>
              <Skeleton lines={2} />
            </Stack>
          </InOrder>
        ),
        because: 'What comes late comes below what is read already.',
      },
      dont: {
        shown: (
          <Stack>
            <Skeleton lines={2} />
            <Text weight="medium">Pessoas</Text>
            <Text>Joana Lima, Tiago Albuquerque e mais quatro.</Text>
          </Stack>
        ),
        because: 'Nobody knows how high the summary will be: the people jump as it comes.',
      },
    },
  ],
};
