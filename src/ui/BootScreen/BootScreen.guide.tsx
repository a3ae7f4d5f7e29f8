import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Weave } from '../Weave/Weave';

export const guide: Guide = {
  anatomy: ['A small loom at work', 'Carregando...'],
  keys: {},
  promises: ['A status that is read once', 'Stands still for whoever asks for little motion'],
  pairs: [
    {
      do: {
        shown: (
          <Stack align="center">
            <Weave kind="loom" />
            <Text size="s" tone="secondary">
              Carregando...
            </Text>
          </Stack>
        ),
        because: 'Only while the app itself comes; it says so once and promises no time.',
      },
      dont: {
        shown: (
          <Stack align="center">
            <Weave kind="loom" />
            <Text size="s" tone="secondary">
              Preparando tudo para o seu melhor dia de trabalho
            </Text>
          </Stack>
        ),
        because: 'Nobody believes it at the second start; and what it says of the day is not for a screen to say.',
      },
    },
    {
      do: {
        shown: (
          <Card>
            <Stack>
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </Stack>
          </Card>
        ),
        because: 'A page that comes later keeps the frame, and shows the shape of what is coming.',
      },
      dont: {
        shown: (
          <Card>
            <Stack align="center">
              <Weave kind="loom" />
              <Text size="s" tone="secondary">
                Carregando...
              </Text>
            </Stack>
          </Card>
        ),
        because: 'The loom inside a page looks as though the whole app began again.',
      },
    },
  ],
};
