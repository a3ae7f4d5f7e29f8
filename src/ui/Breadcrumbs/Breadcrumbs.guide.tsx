import type { Guide } from '../foundations/guide';
import { Breadcrumbs } from './Breadcrumbs';

export const guide: Guide = {
  anatomy: ['Navigation landmark', 'Links from the outermost in', 'This page, which is no link'],
  keys: { 'Tab, Enter': 'Goes to a link and follows it' },
  promises: [
    'The last one is marked as the current page',
    'Where there is no room names are cut to the eye, this page’s own the least; a screen reader has them whole',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Breadcrumbs
            items={[
              { label: 'Projetos', href: '#' },
              { label: 'Retrofit da prensa 2', href: '#' },
              { label: 'Comissionamento' },
            ]}
          />
        ),
        because: 'The way from the top: each name is a place that contains the next.',
      },
      dont: {
        shown: (
          <Breadcrumbs
            items={[{ label: 'Início', href: '#' }, { label: 'Busca', href: '#' }, { label: 'Comissionamento' }]}
          />
        ),
        because: 'The way the person came is what the back button knows; no search contains a step.',
      },
    },
  ],
};
