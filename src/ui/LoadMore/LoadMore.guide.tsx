import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../foundations/guide';
import { LoadMore } from './LoadMore';

export const guide: Guide = {
  anatomy: ['How much is shown', 'Button for more', 'What went wrong, with another try'],
  keys: { 'Enter, Space': 'Loads more' },
  promises: ['The focus stays where it was; how much came is said'],
  pairs: [
    {
      do: {
        shown: <LoadMore summary="50 lançamentos, de 03/11 a 18/11" hasMore onLoadMore={() => {}} />,
        because: 'How much is in sight and how far it reaches: one knows whether to go on.',
      },
      dont: {
        shown: <LoadMore summary="Página 2" hasMore onLoadMore={() => {}} />,
        because: 'Nothing is divided into pages here, and how much came is what is read aloud after the press.',
      },
    },
    {
      do: {
        shown: (
          <LoadMore
            summary="50 lançamentos"
            hasMore
            error="A conexão caiu. Os 50 acima estão certos."
            onLoadMore={() => {}}
          />
        ),
        because: 'What is in sight stays, and the same button tries again.',
      },
      dont: {
        shown: <EmptyState level={3} kind="failed" title="Não deu para carregar os lançamentos" />,
        because: 'An error of the next piece does not take away the first.',
      },
    },
  ],
};
