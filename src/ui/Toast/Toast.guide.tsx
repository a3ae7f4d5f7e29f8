import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';

export const guide: Guide = {
  anatomy: ['Surface that floats', 'Icon of the variant', 'Title and details', 'One act', 'Close'],
  keys: { F6: 'To the notices, and back', Tab: 'To act and close' },
  promises: [
    'Read when it comes, without taking the focus',
    'One at a time, and it is the newest: undo is always of what was done last',
    'Errors stay until dismissed or mended, and come back after what displaced them',
    'What went by is in the history, with its act',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Card padding="m">
            <Inline justify="between">
              <Stack space="none">
                <Text weight="medium">Etapa arquivada</Text>
              </Stack>
              <Button size="s" tone="neutral" weight="soft">
                Desfazer
              </Button>
            </Inline>
          </Card>
        ),
        because: 'What happened, in two words, and the one act that may follow.',
      },
      dont: {
        shown: (
          <Card padding="m">
            <Inline justify="between">
              <Stack space="none">
                <Text weight="medium">Sucesso</Text>
                <Text size="s" tone="secondary">
                  A operação foi realizada com sucesso.
                </Text>
              </Stack>
              <Button size="s" tone="neutral" weight="soft">
                OK
              </Button>
            </Inline>
          </Card>
        ),
        because: 'It says twice that it worked and never what; and OK is the cross that is there already.',
      },
    },
    {
      do: {
        shown: (
          <TextField label="CNPJ" defaultValue="11.222.333/0001-80" error="Os dois últimos dígitos não conferem." />
        ),
        because: 'What must be mended is said where it is mended, and stays.',
      },
      dont: {
        shown: (
          <Card padding="m">
            <Inline justify="between">
              <Stack space="none">
                <Text weight="medium">CNPJ inválido</Text>
                <Text size="s" tone="secondary">
                  Corrija e tente de novo.
                </Text>
              </Stack>
              <Button size="s" tone="neutral" weight="soft">
                Fechar
              </Button>
            </Inline>
          </Card>
        ),
        because: 'A notice stands far from the field and is gone when one gets there.',
      },
    },
  ],
};
