import type { Guide } from '../foundations/guide';
import { Timeline } from './Timeline';

export const guide: Guide = {
  anatomy: [
    'Scale, today',
    'Header of days, weeks, months or quarters',
    'Rows: title, bar with its dates and what is done',
    'Weekends, line of today',
  ],
  keys: {
    'Arrow up, down': 'Between bars',
    'Home, End': 'First, last bar',
    'Enter, Space': 'Opens the bar',
    'Alt + arrows': 'Moves it by a day or a week, where it may be moved; Escape takes it back',
  },
  promises: [
    'Each bar is a button read with its title, both dates and how much is done',
    'One stop of the keyboard for all bars',
    'Titles stay in sight when it scrolls',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Timeline
            itemLabel="Etapa"
            defaultZoom="month"
            label="Etapas"
            today="2026-11-21"
            items={[
              { id: 'design', title: 'Projeto elétrico', start: '2026-11-02', end: '2026-11-20', progress: 0.8 },
              {
                id: 'panel',
                title: 'Montagem',
                start: '2026-11-16',
                end: '2026-12-04',
                tone: 'warning',
                progress: 0.2,
              },
            ]}
          />
        ),
        because: 'Spells that overlap and follow each other: the length is the message.',
      },
      dont: {
        shown: (
          <Timeline
            itemLabel="Etapa"
            defaultZoom="month"
            label="Reuniões"
            today="2026-11-21"
            items={[
              { id: 'a', title: 'Início do retrofit', start: '2026-11-16', end: '2026-11-16' },
              { id: 'b', title: 'Revisão do CLP', start: '2026-11-18', end: '2026-11-18' },
            ]}
          />
        ),
        because: 'What takes an hour is a dot here and says no hour: take Calendar.',
      },
    },
  ],
};
