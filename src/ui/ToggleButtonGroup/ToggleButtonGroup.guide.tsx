import type { Guide } from '../foundations/guide';
import { ToggleButtonGroup } from './ToggleButtonGroup';

export const guide: Guide = {
  anatomy: ['Buttons of which one, or some, are on'],
  keys: { 'Arrow left, right': 'To the next', 'Enter, Space': 'On or off' },
  promises: ['A group with a name; one stop of the keyboard'],
  pairs: [
    {
      do: {
        shown: (
          <ToggleButtonGroup
            label="Ver como"
            options={[
              { id: 'list', label: 'Lista' },
              { id: 'board', label: 'Quadro' },
            ]}
            defaultSelectedKeys={['list']}
          />
        ),
        because: 'The same things shown in another way, at once.',
      },
      dont: {
        shown: (
          <ToggleButtonGroup
            label="Parte do projeto"
            options={[
              { id: 'steps', label: 'Etapas' },
              { id: 'files', label: 'Anexos' },
              { id: 'money', label: 'Finanças' },
            ]}
            defaultSelectedKeys={['steps']}
          />
        ),
        because: 'Other things under the same heading are Tabs, which a screen reader joins to what they show.',
      },
    },
  ],
};
