import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export const guide: Guide = {
  anatomy: ['Scrim', 'Panel at the side: title, close, content, acts'],
  keys: { Escape: 'Closes, unless busy', Tab: 'Goes round inside' },
  promises: ['A dialog named by its title', 'The focus stays inside and returns to what opened it'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack>
              <Heading level={4} size="m">
                Comissionamento
              </Heading>
              <Text>Rita Yamada, até 27/11. Falta o laudo da NR-12.</Text>
              <Inline justify="end">
                <Button tone="neutral" weight="soft">
                  Abrir a página da etapa
                </Button>
              </Inline>
            </Stack>
          </Card>
        ),
        because: 'One row of the list, looked at while the list stays in view; the whole story has its own page.',
      },
      dont: {
        shown: (
          <Card>
            <Stack>
              <Heading level={4} size="m">
                Excluir a etapa?
              </Heading>
              <Text>As 12 subtarefas vão junto.</Text>
              <Inline justify="end">
                <Button tone="neutral" weight="soft">
                  Manter
                </Button>
                <Button tone="critical">Excluir etapa</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        because: 'A question that must be answered before anything else is an AlertDialog in the middle.',
      },
    },
  ],
};
