import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { InlineAlert } from './InlineAlert';

export const guide: Guide = {
  anatomy: ['Icon', 'A sentence'],
  keys: {},
  promises: ['With isLive it is read when it comes', 'For a form or a card; a page has a Banner'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack space="s">
              <TextField label="CNPJ" defaultValue="11.222.333/0001-81" />
              <InlineAlert tone="warning">Baixado na Receita desde 03/2026. Confira antes de faturar.</InlineAlert>
            </Stack>
          </Card>
        ),
        because: 'One, beside what it is about, with what to do.',
      },
      dont: {
        shown: (
          <Card>
            <Stack space="s">
              <InlineAlert>Os campos com asterisco são obrigatórios.</InlineAlert>
              <InlineAlert>Quem aprova recebe um aviso.</InlineAlert>
              <InlineAlert tone="warning">CNPJ baixado na Receita.</InlineAlert>
            </Stack>
          </Card>
        ),
        because:
          'Three at once and the one that matters is skipped with the others: what is always true is a field’s note.',
      },
    },
  ],
};
