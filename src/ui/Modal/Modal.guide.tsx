import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';

export const guide: Guide = {
  anatomy: ['Scrim', 'Panel: title, close, content, acts'],
  keys: { Escape: 'Closes, unless busy', Tab: 'Goes round inside' },
  promises: [
    'A dialog named by its title',
    'The focus stays inside and returns to what opened it',
    'While busy neither Escape nor the backdrop closes it',
    'On a phone it rises from below',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack>
              <Heading level={4} size="m">
                Nova etapa
              </Heading>
              <TextField label="Nome" defaultValue="Comissionamento" />
              <Inline justify="end">
                <Button tone="neutral" weight="soft">
                  Cancelar
                </Button>
                <Button>Criar etapa</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        because: 'A short task with its own end: title and button say the same act, and the page can wait.',
      },
      dont: {
        shown: (
          <Card>
            <Stack>
              <Heading level={4} size="m">
                Sucesso
              </Heading>
              <Text>A etapa foi criada.</Text>
              <Inline justify="end">
                <Button>OK</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        because: 'News that asks for nothing should not stop anyone: it is a Toast.',
      },
    },
  ],
};
