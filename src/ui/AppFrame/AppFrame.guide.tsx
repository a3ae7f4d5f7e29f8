import { Bell, Search } from 'lucide-react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Header } from '../Header/Header';
import { IconButton } from '../IconButton/IconButton';

export const guide: Guide = {
  anatomy: ['Skip link', 'Sidebar', 'Header', 'Content in main'],
  keys: { Tab: 'The skip link comes first' },
  promises: ['One main landmark, which the skip link reaches', 'The content scrolls; the header stays in sight'],
  pairs: [
    {
      do: {
        shown: (
          <article>
            <Header
              start={<Breadcrumbs items={[{ label: 'Projetos' }]} />}
              end={
                <>
                  <IconButton label="Buscar" icon={Search} />
                  <IconButton label="Avisos" icon={Bell} />
                </>
              }
            />
          </article>
        ),
        because: 'The frame holds what is true on every page: where one is, and what is at hand everywhere.',
      },
      dont: {
        shown: (
          <article>
            <Header
              start={<Breadcrumbs items={[{ label: 'Projetos' }]} />}
              end={<Button size="s">Criar projeto</Button>}
            />
          </article>
        ),
        because: 'The act of one page is wrong on all the others: it belongs in that Page’s actions.',
      },
    },
  ],
};
