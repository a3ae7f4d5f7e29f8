import type { Guide } from '../foundations/guide';
import { Link } from './Link';

export const guide: Guide = {
  anatomy: ['Words, underlined'],
  keys: { Enter: 'Follows it' },
  promises: ['Told from text by its underline, not by colour alone'],
  pairs: [
    {
      do: { shown: <Link href="#">Ver todos os projetos</Link>, because: 'The words say where it leads.' },
      dont: { shown: <Link href="#">Clique aqui</Link>, because: 'Read alone in a list of links, it leads nowhere.' },
    },
  ],
};
