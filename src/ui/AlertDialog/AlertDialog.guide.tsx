import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Scrim over the page',
    'Panel: title, what will happen, the two answers',
    'The safe answer, which has the focus',
  ],
  keys: {
    Escape: 'The safe answer',
    Tab: 'Goes round inside',
    'Enter, Space': 'Presses the answer that has the focus',
  },
  promises: [
    'An alertdialog named by its title',
    'Focus goes to the safe answer, or to what has to be typed before, and returns to what opened it',
    'While busy nothing closes it',
  ],
  pairs: [
    {
      do: { shown: <Button tone="critical">Excluir projeto</Button>, because: 'The answer says the act again.' },
      dont: {
        shown: <Button tone="critical">Sim</Button>,
        because: 'Whoever did not read the title does not know what yes means.',
      },
    },
  ],
};
