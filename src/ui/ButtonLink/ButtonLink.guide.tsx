import type { Guide } from '../foundations/guide';
import { ButtonLink } from './ButtonLink';

export const guide: Guide = {
  anatomy: ['A button’s surface', 'Icon', 'Words: where it leads'],
  keys: { Enter: 'Follows it', 'Ctrl+Enter': 'Opens it in a new tab' },
  promises: [
    'It is a link: it can be opened in a new tab, copied and read as one',
    'At least 36 px high, 44 px under a finger',
  ],
  pairs: [
    {
      do: { shown: <ButtonLink href="#">Ver todos os projetos</ButtonLink>, because: 'It leads somewhere.' },
      dont: { shown: <ButtonLink href="#">Salvar</ButtonLink>, because: 'What changes something is a Button.' },
    },
  ],
};
