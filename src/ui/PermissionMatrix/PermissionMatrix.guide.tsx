import type { Guide } from '../foundations/guide';
import { Switch } from '../Switch/Switch';
import { PermissionMatrix } from './PermissionMatrix';
import type { MatrixCell } from './types';

const permissions = [
  { id: 'view', label: 'Ver projetos', code: 'view:projects', group: 'projects' },
  { id: 'create', label: 'Criar projetos', code: 'create:projects', group: 'projects' },
];
const groups = [{ id: 'projects', label: 'Projetos' }];
const roles = [
  { id: 'team', label: 'Equipe', note: '12 pessoas' },
  { id: 'readers', label: 'Leitura', note: '3 pessoas' },
];
const given = (permission: string, role: string): MatrixCell => ({ isOn: permission === 'view' || role === 'team' });
const nothing = () => {};
const shared = { label: 'Papéis', permissions, groups, onToggle: nothing };

export const guide: Guide = {
  anatomy: [
    'Frame that scrolls both ways; the roles above and the names beside stay in sight',
    'Roles, with how many hold each; pressed, what may be done with one',
    'Heads of groups',
    'A permission by its name and its code; pressed, what may be done with it',
    'Cells: a box; a plain tick where nobody changes it; plus or minus where it will change; a sign where something is odd',
  ],
  keys: {
    'Arrow keys': 'Between cells, to the roles above and the names beside',
    'Home, End': 'First, last role of the line',
    'Ctrl + Home, End': 'First, last cell of all',
    'Page up, down': 'By ten lines',
    Space: 'Gives or takes the permission',
    Letters: 'To the permission whose name begins so',
    Tab: 'Leaves the matrix; it comes back to the cell it left',
  },
  promises: [
    'Two hundred roles by sixty permissions: a few hundred boxes are in the page, and the whole count is read aloud',
    'What will change is said, and has a sign of its own beside the colour',
    'The cell with the focus stays in the page when it scrolls out of sight',
    'Nothing is sent by it: it shows what will be, and whoever draws it sends',
  ],
  pairs: [
    {
      do: {
        shown: <PermissionMatrix {...shared} roles={roles} cellOf={given} />,
        because: 'Many against many, to compare.',
      },
      dont: {
        shown: <PermissionMatrix {...shared} roles={roles.slice(0, 1)} cellOf={given} />,
        because: 'One role alone is a list of switches.',
      },
    },
    {
      do: { shown: <Switch isSelected>Ver projetos</Switch>, because: 'On a phone one role at a time, as switches.' },
      dont: {
        shown: (
          <PermissionMatrix {...shared} roles={roles} cellOf={(_, role) => ({ isOn: role === 'team' })} isReadOnly />
        ),
        because: 'What nobody may change and that is the same in every line is said in a sentence.',
      },
    },
  ],
};
