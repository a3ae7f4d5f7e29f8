import type { Guide } from '../foundations/guide';
import { Pagination } from './Pagination';

export const guide: Guide = {
  anatomy: ['What is shown', 'Before and after'],
  keys: { 'Tab, Enter': 'Goes' },
  promises: ['A navigation with a name', 'There are no page numbers, because nothing counts them'],
  pairs: [
    {
      do: {
        shown: (
          <Pagination
            label="Páginas de lançamentos"
            summary="26 a 50"
            hasPrevious
            hasNext
            onPrevious={() => {}}
            onNext={() => {}}
          />
        ),
        because: 'It says where one is in what is listed, not on which page.',
      },
      dont: {
        shown: (
          <Pagination
            label="Páginas de anexos"
            summary="3 anexos"
            hasPrevious={false}
            hasNext={false}
            onPrevious={() => {}}
            onNext={() => {}}
          />
        ),
        because: 'What fits in one page has two dead buttons: leave it out.',
      },
    },
  ],
};
