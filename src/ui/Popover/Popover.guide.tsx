import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export const guide: Guide = {
  anatomy: ['Button that opens it', 'Panel beside it'],
  keys: { 'Enter, Space': 'Opens', Escape: 'Closes, and the focus returns', Tab: 'Goes round inside' },
  promises: ['A dialog with a name', 'It stays inside the window'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack>
              <Select
                label="Situação"
                options={[
                  { id: 'open', label: 'Em andamento' },
                  { id: 'late', label: 'Atrasado' },
                ]}
              />
              <Button size="s">Ver 12 projetos</Button>
            </Stack>
          </Card>
        ),
        because: 'A little to set, beside what it changes; the button says what one will get.',
      },
      dont: {
        shown: (
          <Card>
            <Stack>
              <Text>Isto não pode ser desfeito.</Text>
              <Button size="s" tone="critical">
                Excluir
              </Button>
            </Stack>
          </Card>
        ),
        because: 'It closes at a touch beside it: what cannot be undone is asked in an AlertDialog.',
      },
    },
  ],
};
