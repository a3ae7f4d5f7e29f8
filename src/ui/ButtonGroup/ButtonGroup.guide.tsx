import { Download, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { ButtonGroup } from './ButtonGroup';

export const guide: Guide = {
  anatomy: ['Buttons that belong together'],
  keys: { Tab: 'From button to button' },
  promises: ['A group with a name'],
  pairs: [
    {
      do: {
        shown: (
          <ButtonGroup label="Proposta">
            <Button>Enviar proposta</Button>
            <Button tone="neutral" weight="soft">
              Salvar rascunho
            </Button>
          </ButtonGroup>
        ),
        because: 'Both acts are on the same thing, and only one of them is strong.',
      },
      dont: {
        shown: (
          <ButtonGroup label="Proposta, apertada" spacing="joined">
            <Button tone="neutral" weight="soft" icon={Download}>
              Baixar
            </Button>
            <Button tone="critical" weight="soft" icon={Trash2}>
              Excluir
            </Button>
          </ButtonGroup>
        ),
        because: 'Joined, a slip of the hand from the harmless act destroys something.',
      },
    },
  ],
};
