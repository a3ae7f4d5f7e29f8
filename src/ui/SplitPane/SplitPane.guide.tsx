import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { SplitPane } from './SplitPane';

export const guide: Guide = {
  anatomy: ['First pane', 'Separator', 'Second pane'],
  keys: { 'Arrow keys': 'Move the separator', 'Home, End': 'Least, most' },
  promises: ['A separator that says its place', 'On a phone one pane stands below the other'],
  pairs: [
    {
      do: {
        shown: (
          <SplitPane
            label="Largura da lista"
            start={<Text>Conversas com clientes, a mais nova primeiro.</Text>}
            end={<Text>A conversa escolhida, com a Metalúrgica Aurora.</Text>}
          />
        ),
        because: 'A list and what is chosen in it: each reader wants another share.',
      },
      dont: {
        shown: (
          <SplitPane label="Largura do nome" start={<TextField label="Nome" />} end={<TextField label="Sobrenome" />} />
        ),
        because: 'A separator is a stop of the keyboard and a promise: nobody sizes two fields. Take Columns.',
      },
    },
  ],
};
