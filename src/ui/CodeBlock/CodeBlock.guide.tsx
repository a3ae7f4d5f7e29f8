import type { Guide } from '../foundations/guide';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { Stack } from '../Stack/Stack';
import { CodeBlock } from './CodeBlock';

const answer = '{ "status": 422, "code": "pix-key-not-found" }';

export const guide: Guide = {
  anatomy: ['Lines of one width, scrolling sideways inside', 'Button that copies'],
  keys: { Tab: 'To the button, and to the lines when they scroll', 'Enter, Space': 'Copies' },
  promises: ['That it was copied is said', 'It scrolls inside itself, never the page'],
  pairs: [
    {
      do: {
        shown: (
          <Stack space="s">
            <InlineAlert tone="critical">O banco não reconheceu a chave Pix. Nada foi debitado.</InlineAlert>
            <CodeBlock title="Resposta do banco">{answer}</CodeBlock>
          </Stack>
        ),
        because: 'First words for whoever has the problem, then the lines for whoever helps.',
      },
      dont: {
        shown: <CodeBlock title="Erro">{answer}</CodeBlock>,
        because:
          'It leaves the reading to the one person who cannot do it; and “Erro” does not say whose words these are.',
      },
    },
  ],
};
