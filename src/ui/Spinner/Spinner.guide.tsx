import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Spinner } from './Spinner';

export const guide: Guide = {
  anatomy: ['A turning arc'],
  keys: {},
  promises: ['Named when it stands alone', 'Stands still for whoever asks for little motion'],
  pairs: [
    {
      do: {
        shown: <Button isPending>Salvar</Button>,
        because: 'The button that was pressed says that it is at work, and cannot be pressed twice.',
      },
      dont: {
        shown: (
          <Inline>
            <Button>Salvar</Button>
            <Spinner label="Salvando" />
          </Inline>
        ),
        because: 'The wait is told beside the act, which looks ready to be pressed again.',
      },
    },
    {
      do: {
        shown: (
          <Inline space="s">
            <Spinner />
            <Text as="span" tone="secondary">
              Conferindo o extrato
            </Text>
          </Inline>
        ),
        because: 'Words say what is being waited for; the arc beside them is silent.',
      },
      dont: {
        shown: (
          <Stack align="center">
            <Spinner label="Carregando" />
          </Stack>
        ),
        because: 'Alone in a page it says neither what comes nor how large: take Skeleton.',
      },
    },
  ],
};
