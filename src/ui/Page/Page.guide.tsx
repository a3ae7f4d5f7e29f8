import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Page } from './Page';

export const guide: Guide = {
  anatomy: ['Breadcrumbs', 'Title, the one first-level heading', 'Acts, the main one last', 'Content'],
  keys: {},
  promises: ['One h1', 'Works at 320 px and at 200 % text'],
  pairs: [
    {
      do: {
        shown: (
          <article>
            <Page
              title="Retrofit da prensa 2"
              description="Metalúrgica Vale do Itajaí"
              actions={
                <>
                  <Button tone="neutral" weight="soft">
                    Exportar
                  </Button>
                  <Button>Nova etapa</Button>
                </>
              }
            >
              {null}
            </Page>
          </article>
        ),
        because: 'The title is the thing’s own name; of the acts, one is strong and comes last.',
      },
      dont: {
        shown: (
          <article>
            <Page
              title="Visualização do projeto"
              description="Retrofit da prensa 2"
              actions={
                <>
                  <Button>Nova etapa</Button>
                  <Button>Exportar</Button>
                  <Button>Arquivar</Button>
                </>
              }
            >
              {null}
            </Page>
          </article>
        ),
        because: 'All projects have the same title, in the page and in the browser’s tabs, and three acts ask alike.',
      },
    },
  ],
};
