import { Archive, Copy, Pencil, Trash2 } from 'lucide-react';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { MenuItem, MenuSeparator } from './Menu';
import { MenuList } from './MenuParts';

export const guide: Guide = {
  anatomy: ['Button that opens it', 'Sections with a title', 'Items: icon, words, key'],
  keys: {
    'Enter, Space, Arrow down': 'Opens',
    'Arrow up, down': 'Between items',
    Letters: 'To the item that begins so',
    Enter: 'Does it',
    Escape: 'Closes, and the focus returns',
  },
  promises: [
    'A menu button that says whether it is open',
    'A choice of one bears a tick that is read',
    'The focus returns to the button',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Card padding="none">
            <MenuList label="Ações do projeto">
              <MenuItem id="edit" icon={Pencil}>
                Editar
              </MenuItem>
              <MenuItem id="archive" icon={Archive} note="Dá para trazer de volta">
                Arquivar
              </MenuItem>
              <MenuSeparator />
              <MenuItem id="delete" icon={Trash2} tone="critical">
                Excluir projeto
              </MenuItem>
            </MenuList>
          </Card>
        ),
        because: 'What cannot be undone stands last, apart and in its own tone.',
      },
      dont: {
        shown: (
          <Card padding="none">
            <MenuList label="Ações do projeto, misturadas">
              <MenuItem id="edit" icon={Pencil}>
                Editar
              </MenuItem>
              <MenuItem id="delete" icon={Trash2}>
                Excluir
              </MenuItem>
              <MenuItem id="copy" icon={Copy}>
                Duplicar
              </MenuItem>
            </MenuList>
          </Card>
        ),
        because: 'Between harmless neighbours, the act that destroys is one slip away.',
      },
    },
  ],
};
