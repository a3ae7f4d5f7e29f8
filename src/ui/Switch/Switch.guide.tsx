import type { Guide } from '../foundations/guide';
import { Switch } from './Switch';

export const guide: Guide = {
  anatomy: ['Track and thumb', 'Label, which presses too'],
  keys: { Space: 'On or off' },
  promises: ['A switch with its state', 'Obeyed at once; what waits for a button is a Checkbox'],
  pairs: [
    {
      do: { shown: <Switch>Modo compacto</Switch>, because: 'Obeyed at once.' },
      dont: { shown: <Switch>Aceito os termos</Switch>, because: 'What is sent with a form is a checkbox.' },
    },
  ],
};
