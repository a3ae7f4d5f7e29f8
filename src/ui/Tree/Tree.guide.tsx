import type { Guide } from '../foundations/guide';
import { Tree } from './Tree';

interface Node {
  id: string;
  name: string;
  within: Node[];
}

const leaf = (id: string, name: string): Node => ({ id, name, within: [] });

const plan = [
  { id: '1', name: '1 Receitas', within: [leaf('1.1', '1.1 Projetos')] },
  { id: '2', name: '2 Despesas', within: [leaf('2.1', '2.1 Materiais'), leaf('2.2', '2.2 Viagens')] },
];

const units = [leaf('joi', 'Joinville'), leaf('cwb', 'Curitiba'), leaf('bet', 'Betim')];

export const guide: Guide = {
  anatomy: ['Items, each further in than the one above it', 'Turn that opens', 'Check box, where many may be chosen'],
  keys: {
    'Arrow right': 'Opens, then goes in',
    'Arrow left': 'Closes, then goes out',
    'Arrow up, down': 'Between what is open',
    Space: 'Selects',
    Enter: 'Does the act',
    Letters: 'To the item that begins so',
  },
  promises: ['Level, place and whether it is open are read aloud', 'One stop of the keyboard'],
  pairs: [
    {
      do: {
        shown: (
          <Tree
            label="Plano de contas"
            items={plan}
            below={({ within }) => within}
            nameOf={({ name }) => name}
            defaultExpandedKeys={['2']}
          />
        ),
        because: 'Things within things, of which one opens a few.',
      },
      dont: {
        shown: <Tree label="Unidades" items={units} below={({ within }) => within} nameOf={({ name }) => name} />,
        because: 'With one level a tree promises what it has not: take List, or GridList to choose.',
      },
    },
  ],
};
