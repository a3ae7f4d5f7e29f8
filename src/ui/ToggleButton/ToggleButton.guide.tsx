import { CalendarClock } from 'lucide-react';
import type { Guide } from '../foundations/guide';
import { ToggleButton } from './ToggleButton';

export const guide: Guide = {
  anatomy: ['Surface', 'Icon', 'Words'],
  keys: { 'Enter, Space': 'On or off' },
  promises: ['A button that says whether it is pressed'],
  pairs: [
    {
      do: {
        shown: (
          <ToggleButton icon={CalendarClock} defaultSelected>
            Só atrasados
          </ToggleButton>
        ),
        because: 'The words stay; that it is pressed is shown and said.',
      },
      dont: {
        shown: (
          <ToggleButton icon={CalendarClock} defaultSelected>
            Mostrar todos
          </ToggleButton>
        ),
        because: 'Words that change with the state leave it open whether they tell what is or what comes.',
      },
    },
  ],
};
