import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Tooltip } from './Tooltip';

export const guide: Guide = {
  anatomy: ['What it is about', 'A few words beside it'],
  keys: { Tab: 'Shows it', Escape: 'Hides it' },
  promises: ['Shown for the focus as for the mouse', 'Never the only place where something stands'],
  pairs: [
    {
      do: {
        shown: (
          <Tooltip text="Ctrl + S">
            <Button>Salvar etapa</Button>
          </Tooltip>
        ),
        because: 'Whoever never sees it loses nothing but a shortcut.',
      },
      dont: {
        shown: (
          <Tooltip text="As 12 subtarefas vão junto e não voltam">
            <Button tone="critical">Excluir etapa</Button>
          </Tooltip>
        ),
        because: 'A finger never sees it: what one must know before pressing stands on the page.',
      },
    },
  ],
};
