import { ButtonLink } from '../ButtonLink/ButtonLink';
import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: ['A link that shows with the focus'],
  keys: { Tab: 'Shows it first', Enter: 'To the content' },
  promises: ['The first stop of the keyboard'],
  pairs: [
    {
      do: {
        shown: (
          <ButtonLink href="#" size="s">
            Pular para o conteúdo
          </ButtonLink>
        ),
        because: 'It says where it leads; the words are the same on every page.',
      },
      dont: {
        shown: (
          <ButtonLink href="#" size="s">
            Acessibilidade
          </ButtonLink>
        ),
        because: 'It names a subject instead of a place, and hides the one thing it does from those who need it.',
      },
    },
  ],
};
