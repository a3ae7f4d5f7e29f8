import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Tabs } from './Tabs';

export const guide: Guide = {
  anatomy: ['Names', 'Panel'],
  keys: { 'Arrow left, right': 'To the next, showing it', 'Home, End': 'First, last', Tab: 'Into the panel' },
  promises: ['One stop of the keyboard', 'TabLinks are links: each has its address'],
  pairs: [
    {
      do: {
        shown: (
          <Tabs
            label="Projeto"
            items={[
              { id: 'steps', label: 'Etapas', count: 4, content: <Text>Quatro etapas, uma em atraso.</Text> },
              { id: 'files', label: 'Anexos', count: 12, content: <Text>Doze anexos.</Text> },
            ]}
          />
        ),
        because: 'Sides of one thing, each whole in itself, in any order.',
      },
      dont: {
        shown: (
          <Tabs
            label="Novo projeto"
            items={[
              { id: 'data', label: '1. Dados', content: <TextField label="Nome" isRequired /> },
              { id: 'team', label: '2. Equipe', content: <TextField label="Responsável" isRequired /> },
            ]}
          />
        ),
        because: 'What has an order is a Stepper: here the second part, and the errors in it, stay behind a tab.',
      },
    },
  ],
};
