import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export const guide: Guide = {
  anatomy: ['Title and cross', 'What scrolls'],
  keys: { Escape: 'Closes; the focus returns to the list' },
  promises: ['A dialog with a name that shuts nothing off', 'The page makes room: nothing lies below it'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack space="s">
              <Heading level={4} size="m">
                Comissionamento
              </Heading>
              <Text>Rita Yamada, até 27/11. Falta o laudo da NR-12.</Text>
            </Stack>
          </Card>
        ),
        because: 'One row of a list after another, read and worked on while the list stays at hand.',
      },
      dont: {
        shown: (
          <Card>
            <Stack>
              <Text>Isto não pode ser desfeito.</Text>
              <Inline justify="end">
                <Button tone="critical">Excluir etapa</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        because: 'What must be answered before anything else shuts the page off: an AlertDialog.',
      },
    },
  ],
};
