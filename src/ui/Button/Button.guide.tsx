import { Trash2 } from 'lucide-react';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Button } from './Button';

export const guide: Guide = {
  anatomy: [
    'Surface, whose colour is the tone and whose presence is the weight',
    'Icon, only where it helps to find it',
    'Words: the act',
  ],
  keys: { 'Enter, Space': 'Does it', Tab: 'Goes on; a pending button keeps the focus' },
  promises: [
    'Its name is what it says; a pending one says that it is at work',
    'At least 28 px high, 44 px under a finger',
    'The focus ring stands outside it and reaches 3:1 in both themes',
  ],
  pairs: [
    {
      do: { shown: <Button>Criar projeto</Button>, because: 'The words are the act, so they make sense alone.' },
      dont: { shown: <Button>OK</Button>, because: 'Whoever hears only the button does not know what happens.' },
    },
    {
      do: {
        shown: (
          <Inline>
            <Button tone="neutral" weight="soft">
              Cancelar
            </Button>
            <Button tone="critical" icon={Trash2}>
              Excluir projeto
            </Button>
          </Inline>
        ),
        because: 'One strong button: the eye finds the act, and the way out stays quiet.',
      },
      dont: {
        shown: (
          <Inline>
            <Button>Cancelar</Button>
            <Button tone="critical">Excluir projeto</Button>
          </Inline>
        ),
        because: 'Two strong buttons ask for the same attention.',
      },
    },
  ],
};
