import { FolderKanban, FolderPlus, Wallet } from 'lucide-react';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { MenuList } from '../Menu/MenuParts';

export const guide: Guide = {
  anatomy: ['Scrim', 'Search box', 'Groups of acts and places'],
  keys: {
    Letters: 'Narrow the list',
    'Arrow up, down': 'Through the list',
    Enter: 'Goes there or does it',
    Escape: 'Leaves, and the focus returns',
  },
  promises: ['The caret stays in the box; the option in hand is said', 'The number of hits is said'],
  pairs: [
    {
      do: {
        shown: (
          <Card padding="none">
            <MenuList
              label="Encontrado por prensa"
              items={[
                { id: 'a', label: 'Retrofit da prensa 2', note: 'Metalúrgica Vale do Itajaí', icon: FolderKanban },
                { id: 'b', label: 'Criar projeto', icon: FolderPlus, shortcut: 'N' },
              ]}
            />
          </Card>
        ),
        because: 'A line says the thing or the act in full, so that it is known before Enter is pressed.',
      },
      dont: {
        shown: (
          <Card padding="none">
            <MenuList
              label="Encontrado por prensa, em caminhos"
              items={[
                { id: 'a', label: 'Projetos > Industrial > 0214', icon: FolderKanban },
                { id: 'b', label: 'Novo', icon: Wallet },
              ]}
            />
          </Card>
        ),
        because: 'Paths and lone words ask the reader to know the menu by heart, which the palette is there to spare.',
      },
    },
  ],
};
